import { placementSetup } from './orderPlacement.setup.ts';

const failureMeta = { messages: ['order.failed', 'order.stored'], requires: ['ORD-03'] } as const;

/** Once there may be an order, what has come of it is looked at before anything else is done. */
const checkOrderTransition = {
  'placement.retried': {
    target: '#orderPlacement.creatingOrder',
    description: 'Tried again, from what has come of the order',
  },
} as const;

/** How each step states that it failed, and from where it is tried again. */
export const failedState = placementSetup.createStateConfig({
  description: 'A step failed; nothing is lost, and the order can be placed again from there',
  initial: 'items',
  states: {
    items: {
      description: 'The order items were not made',
      meta: { messages: ['order.itemsFailed', 'order.stored'], requires: ['ORD-02'] },
      on: {
        'placement.retried': { target: '#orderPlacement.creatingItems', description: 'Try again, from the items on' },
      },
    },
    profiles: {
      description: 'The addresses were not saved',
      meta: failureMeta,
      on: {
        'placement.retried': {
          target: '#orderPlacement.creatingProfiles',
          description: 'Try again, from the addresses on',
        },
      },
    },
    order: { description: 'The order was not made', meta: failureMeta, on: checkOrderTransition },
    coupon: { description: 'The coupon was not put on the order', meta: failureMeta, on: checkOrderTransition },
    release: { description: 'The draft did not become an order', meta: failureMeta, on: checkOrderTransition },
    assignment: { description: 'The order was not assigned', meta: failureMeta, on: checkOrderTransition },
    payment: { description: 'The payment record was not made', meta: failureMeta, on: checkOrderTransition },
    price: {
      description: 'The order came to another price than the shopper agreed to: it stops before anything is paid',
      meta: { messages: ['order.repriced', 'order.stillUnpaid'], requires: ['CONF-36', 'CHK-38'] },
      on: {
        'placement.retried': {
          target: '#orderPlacement.repriced',
          description: 'Back to the review, which asks for the price of today',
        },
      },
    },
    stock: {
      description: 'Something in the bag cannot be had any more; the way leads back to the bag',
      meta: { messages: ['order.soldOut', 'order.keptButThat'], requires: ['CART-50'] },
    },
  },
});
