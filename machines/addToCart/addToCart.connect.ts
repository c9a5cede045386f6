import type { EventFrom, SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import { saysOf } from '../kit/saysOf.ts';
import type { addToCartMachine } from './addToCart.machine.ts';

type AddToCart = typeof addToCartMachine;

/** What the Add To Cart button and its popup may know and do. */
export function connect(state: SnapshotFrom<AddToCart>, send: (event: EventFrom<AddToCart>) => void) {
  const refusal = state.matches('refused') ? saysOf(state) : null;
  return {
    /** The line that went into the bag, or was to. */
    line: state.context.line,
    isBusy: state.matches('checkingDelivery') || state.matches('putting'),
    isAdded: state.matches('added'),
    canAdd: state.can({ type: 'add.asked', line: state.context.line, buyNow: false }),
    /** The refusal that belongs at the pincode box. */
    pincodeFault: state.hasTag('pincodeAtFault') ? refusal : null,
    /** Any other refusal, as far as it still holds for what is chosen now. */
    refusal: (chosen: CartLine | null): MessageId | null => {
      if (state.hasTag('pincodeAtFault')) return null;
      return state.matches({ refused: 'noSize' }) && chosen ? null : refusal;
    },
    /** `buyNow` leads straight on to the checkout. (CONF-16) */
    add: (line: CartLine | null, buyNow: boolean) => send({ type: 'add.asked', line, buyNow }),
    canChooseFrame: state.can({ type: 'frame.asked', to: null }),
    /** `to` is the address of the frames for what is chosen, null while no size is. (ART-28, CONF-13) */
    chooseFrame: (to: string | null) => send({ type: 'frame.asked', to }),
    closePopup: () => send({ type: 'popup.closed' }),
    checkOut: () => send({ type: 'checkout.chosen' }),
  };
}
