import { assign, emit, setup } from 'xstate';
import type { AddOutcome } from '../../src/domain/cart.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { type GiftUpload, withGiftUpload } from '../../src/domain/productLine.ts';
import { addToCartMessages } from '../../src/messages/cart.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { emitFailure } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** The id of the control that takes a gift's own picture, which charts can have focused. (GIFT-16) */
export const GIFT_PICTURE_FIELD = 'gift-picture';

/** What is known of delivery when a thing is about to go into the bag. */
export type Delivery = { status: 'none' | 'short' | 'unserviceable' | 'serviceable' | 'unanswered'; pincode: string };

/**
 * Add To Cart is pressed; `buyNow` means straight on to the checkout. `otherLines` go into the bag after the line. `picture` is where the buyer's own one for a gift
 * lies: null as long as there is none, undefined for what is made without one. (GIFT-15)
 */
export type AddRequestEvent = {
  type: 'add.requested';
  line: CartLine | null;
  otherLines?: readonly CartLine[];
  buyNow: boolean;
  picture?: string | null;
};
type Context = {
  line: CartLine | null;
  otherLines: readonly CartLine[];
  /** How many went into the bag before this line, by the same press. */
  addedCount: number;
  buyNow: boolean;
  picture: string | null | undefined;
};

export type FrameRequestEvent = { type: 'frame.requested'; framesPath: string | null };

/** What Add To Cart hears, asks for and lets out. */
export const addToCartSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AddRequestEvent | FrameRequestEvent | { type: 'popup.closed' } | { type: 'checkout.chosen' },
    emitted: {} as Effect,
    meta: {} as Meta<keyof typeof addToCartMessages>,
  },
  actors: {
    checkDelivery: port<Delivery>('checkDelivery'),
    /** Settles once another pincode stands in the box than at the time of the call. */
    awaitPincode: port<void>('awaitPincode'),
    /** Sends a picture to the backend; one that was sent before is not sent again. */
    uploadPicture: port<GiftUpload, { picture: string }>('uploadPicture'),
    putInCart: port<AddOutcome, { line: CartLine }>('putInCart'),
  },
  guards: {
    hasDeliveryStatus: (_, { is, delivery }: { is: Delivery['status']; delivery: Delivery }) => delivery.status === is,
    hasLine: ({ context }) => context.line !== null,
    lacksPicture: ({ context }) => context.picture === null,
    hasPicture: ({ context }) => context.line?.kind === 'gifting' && typeof context.picture === 'string',
    buysNow: ({ context }) => context.buyNow,
    hasSize: (_, to: string | null) => to !== null,
    isFull: (_, outcome: AddOutcome) => outcome === 'full',
    /** Is there one more to put, and room for it? */
    hasMore: ({ context }, outcome: AddOutcome) => context.otherLines.length > 0 && outcome !== 'full',
    isLast: (_, outcome: AddOutcome) => outcome === 'addedLast',
  },
  actions: {
    storeRequest: assign((_, { line, otherLines = [], buyNow, picture }: AddRequestEvent) => ({
      line,
      otherLines,
      addedCount: 0,
      buyNow,
      picture,
    })),
    takeNext: assign(({ context: { line, otherLines, addedCount } }) => {
      const [next, ...others] = otherLines;
      if (!next || !line) return {};
      const pincode = 'pincode' in line && { pincode: line.pincode };
      return { line: { ...next, ...pincode }, otherLines: others, addedCount: addedCount + 1 };
    }),
    addressTo: assign(({ context }, delivery: Delivery) => ({
      line: context.line && { ...context.line, pincode: delivery.pincode },
    })),
    makeFrom: assign(({ context }, upload: GiftUpload) => ({
      line: context.line?.kind === 'gifting' ? withGiftUpload(upload, context.line) : context.line,
    })),
    focusPicture: emit({ type: 'focus', field: GIFT_PICTURE_FIELD }),
    logFailure: emitFailure('A picture was not sent'),
    focusMissingChoice: emit({ type: 'focus', field: 'missing-choice' }),
    focusPincode: emit({ type: 'focus', field: 'pincode' }),
    toastAdded: emit({ type: 'toast', text: formatMessage(addToCartMessages['add.added']), tone: 'good' }),
    toastLast: emit({ type: 'toast', text: formatMessage(addToCartMessages['cart.last']), tone: 'plain' }),
    toastFull: emit({ type: 'toast', text: formatMessage(addToCartMessages['cart.full']), tone: 'bad' }),
    openBag: emit({ type: 'navigate', to: '/checkout/shopping-bag/' }),
    openDetails: emit({ type: 'navigate', to: '/checkout/details' }),
    openFrames: emit((_, to: string) => ({ type: 'navigate', to })),
  },
});
