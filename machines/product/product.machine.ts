import { galleryState } from './gallery.state.ts';
import { productSetup } from './product.setup.ts';

/** What is sold as it is: found by its address, looked at from all sides, chosen in a colour. */
export const productMachine = productSetup.createMachine({
  id: 'product',
  description: 'The page of a gallery wall, a gift, a decor object or a mixed media work',
  context: ({ input: { cachedProduct, ...request } }) => ({
    ...request,
    product: cachedProduct,
    pictureIndex: 0,
  }),
  type: 'parallel',
  on: {
    'product.reread': {
      guard: 'isKnown',
      description: 'What stands here was old and has been read again; the colour that was chosen stays',
      actions: { type: 'keep', params: ({ event }) => event.product },
    },
    'gift.wished': {
      guard: { type: 'isOtherWish', params: ({ event }) => event.wishes },
      description: 'The buyer of a gift wants it wrapped, no price on its slip, or words on its card',
      actions: [{ type: 'wish', params: ({ event }) => event.wishes }, 'saveWishes'],
      meta: { requires: ['CART-20'] },
    },
  },
  states: {
    finding: {
      description: 'What is sold at this address',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Is it already at hand?',
          always: [
            { guard: 'isKnown', target: 'shown', description: 'It was read a moment ago' },
            { target: 'loading', description: 'The product has to be read' },
          ],
        },
        loading: {
          description: 'The backend is called for it by the address of its page',
          meta: { requires: ['WALL-02'] },
          invoke: {
            id: 'findProduct',
            src: 'findProduct',
            input: ({ context: { area, alias } }) => ({ area, alias }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'shown',
                description: 'There is such a product',
                actions: { type: 'keep', params: ({ event }) => event.output },
              },
              {
                target: 'missing',
                description: 'Nothing is sold at this address',
                meta: { requires: ['WALL-08', 'GIFT-13', 'DECOR-10', 'MIX-12'] },
              },
            ],
            onError: { target: 'failed', description: 'Refused, broken or garbled' },
          },
        },
        shown: {
          description: 'The thing with all that is known of it',
          meta: { requires: ['WALL-04', 'GIFT-10', 'DECOR-06', 'MIX-07'] },
        },
        missing: {
          description: 'There is no such thing; the way leads to the not-found page',
          meta: { requires: ['WALL-08', 'GIFT-13', 'DECOR-10', 'MIX-12'] },
          entry: 'leaveFor',
        },
        failed: {
          description: 'It could not be read; it can be tried again',
          meta: { messages: ['product.failed'] },
          on: { 'product.retried': { target: 'loading', description: 'The shopper tries again' } },
        },
      },
    },
    gallery: galleryState,
  },
});
