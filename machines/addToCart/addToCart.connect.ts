import type { EventFrom, SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { getMessageId } from '../kit/meta.ts';
import type { addToCartMachine } from './addToCart.machine.ts';

type AddToCart = typeof addToCartMachine;

/** What would go into the bag, and the buyer's own picture for it, as far as either is chosen. */
type CartSelection = { line: CartLine | null; otherLines?: readonly CartLine[]; picture?: string | null | undefined };

/** What the Add To Cart button and its popup may know and do. */
export function connect(state: SnapshotFrom<AddToCart>, send: (event: EventFrom<AddToCart>) => void) {
  const refusal = state.matches('refused') ? getMessageId(state) : null;
  return {
    /** The line that went into the bag, or was to. */
    line: state.context.line,
    /** How many went with it, by the same press. */
    addedCount: state.context.addedCount,
    isBusy: state.hasTag('busy'),
    /** What goes on meanwhile, where it can take a while; null where it cannot. */
    progressMessage: state.matches('uploadingPicture') ? getMessageId(state) : null,
    isAdded: state.matches('added'),
    canAdd: state.can({ type: 'add.requested', line: state.context.line, buyNow: false }),
    /** The refusal that belongs at the pincode box. */
    pincodeFault: state.hasTag('pincodeAtFault') ? refusal : null,
    /** Any other refusal, as far as it still holds for what is chosen now. */
    refusal: ({ line, picture }: CartSelection) => {
      if (state.hasTag('pincodeAtFault')) return null;
      if (state.matches({ refused: 'noPicture' }) && picture) return null;
      return state.matches({ refused: 'noSize' }) && line ? null : refusal;
    },
    /** `buyNow` leads straight on to the checkout. (CONF-16) */
    add: (chosen: CartSelection, buyNow: boolean) => send({ type: 'add.requested', ...chosen, buyNow }),
    canChooseFrame: state.can({ type: 'frame.requested', framesPath: null }),
    /** `framesPath` leads to the frames for what is chosen, null while no size is. (ART-28, CONF-13) */
    chooseFrame: (framesPath: string | null) => send({ type: 'frame.requested', framesPath }),
    closePopup: () => send({ type: 'popup.closed' }),
    checkOut: () => send({ type: 'checkout.chosen' }),
  };
}
