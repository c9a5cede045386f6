import type { GuestSession } from '../../src/domain/guest.ts';
import type { Placed } from '../orderPlacement/orderPlacement.machine.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { failureOf } from './checkoutContext.ts';
import { addressesOf } from './checkoutRecord.ts';

/** From the last look to the order, its placement and the choice how to pay. */
export const review = checkoutSetup.createStateConfig({
  description: 'Everything once more, before the order is placed',
  meta: { requires: ['CHK-07', 'CHK-63'] },
  initial: 'reading',
  states: {
    reading: {
      description: 'The shopper reads',
      initial: 'unagreed',
      on: {
        'edit.chosen': {
          target: '#checkout.shipping',
          description: 'Edit',
          actions: { type: 'goTo', params: { stage: 'shipping' } },
          meta: { requires: ['CHK-68'] },
        },
        'bag.changed': [
          {
            guard: { type: 'isEmptied', params: ({ event }) => event.lines },
            target: '#checkout.arriving',
            description: 'The bag was emptied in another tab',
            actions: { type: 'keepLines', params: ({ event }) => event.lines },
            meta: { requires: ['CHK-12'] },
          },
          {
            description: 'The bag changed in another tab; items and totals follow',
            actions: { type: 'keepLines', params: ({ event }) => event.lines },
          },
        ],
      },
      states: {
        unagreed: {
          description: 'The terms are not accepted yet',
          meta: { requires: ['CHK-64', 'CHK-65'] },
          on: { 'terms.toggled': { target: 'agreed', meta: { requires: ['CHK-65'] } } },
        },
        agreed: {
          description: 'The terms are accepted',
          meta: { requires: ['CHK-65'] },
          on: {
            'terms.toggled': 'unagreed',
            'order.placed': [
              {
                guard: 'isKnownGuest',
                target: '#checkout.review.placing',
                description: 'Place the Order',
                actions: 'takeInHand',
                meta: { requires: ['CHK-65'] },
              },
              {
                target: '#checkout.shipping',
                description: 'The browser lost the guest account: it is made again at the shipping stage',
                actions: ['sayExpired', { type: 'goTo', params: { stage: 'shipping', replace: true } }],
                meta: { says: ['order.expired'] },
              },
            ],
          },
        },
      },
    },
    placing: {
      description: 'The order is being placed',
      meta: { requires: ['ORD-13'] },
      on: {
        'edit.chosen': {
          target: '#checkout.shipping',
          description: 'Edit, where an address stopped it; what was made of the order is found again',
          actions: { type: 'goTo', params: { stage: 'shipping' } },
          meta: { requires: ['CHK-68'] },
        },
      },
      invoke: {
        id: 'orderPlacement',
        src: 'orderPlacement',
        input: ({ context: { inHand, record, session } }) => ({
          lines: inHand,
          ...addressesOf(record),
          session: session as GuestSession,
        }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'paying',
            actions: [{ type: 'keepPlaced', params: ({ event }) => event.output }, 'remember'],
            meta: { requires: ['ORD-11', 'CHK-39'] },
          },
          {
            target: '#checkout.shipping',
            description: 'The guest is no longer known: the account is made again at the shipping stage',
            actions: ['forgetSession', 'remember', { type: 'goTo', params: { stage: 'shipping', replace: true } }],
            meta: { requires: ['ORD-04'] },
          },
        ],
      },
    },
    paying: {
      description: 'The shopper chooses how to pay',
      meta: { requires: ['PAY-01'] },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { placed, record } }) => ({ ...(placed as Placed), ...addressesOf(record) }),
        onDone: [
          {
            guard: { type: 'leftBy', params: ({ event }) => ({ by: 'popup', output: event.output }) },
            target: '#checkout.waiting',
            description: 'The second provider has the payment',
            actions: ['handOver', 'remember', 'clearBag', { type: 'goTo', params: { stage: 'payment' } }],
            meta: { requires: ['PAY-06', 'PAY-07', 'PAY-12'] },
          },
          {
            guard: { type: 'leftBy', params: ({ event }) => ({ by: 'link', output: event.output }) },
            target: '#checkout.handedOver',
            description: 'The first provider takes the payment on its own page',
            actions: [
              'handOver',
              'remember',
              'clearBag',
              { type: 'keepLink', params: ({ event }) => event.output },
              // Whoever comes back by the Back button finds the way to try again, not an empty bag.
              { type: 'goTo', params: ({ context }) => failureOf(context) },
              'followLink',
            ],
            meta: { requires: ['PAY-08', 'PAY-09', 'PAY-12', 'PAY-28'] },
          },
          {
            guard: 'isBagAsOrdered',
            target: 'reading.agreed',
            description: 'The popup was closed; the order waits',
          },
          {
            target: '#checkout.arriving',
            description: 'The popup was closed, and the bag is no longer what was ordered',
          },
        ],
      },
    },
  },
});
