import type { UserSession } from '../../src/domain/userSession.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { bagEmptiedTransition, buyerChangedTransition } from './sharedTransitions.ts';

/** Where the order goes: a guest types it, a customer chooses among the saved addresses. */
export const shippingState = checkoutSetup.createStateConfig({
  description: 'Shipping and billing',
  meta: { requires: ['CHK-02', 'CHK-05'] },
  initial: 'deciding',
  on: {
    'payment.resumed': {
      guard: 'isUnpaidOrderUnchanged',
      target: '#checkout.review.resuming',
      description: 'Pay now: the order is placed already, and nothing of it was changed since',
      actions: { type: 'goTo', params: { stage: 'review' } },
      meta: { requires: ['PAY-25'] },
    },
    'buyer.changed': {
      ...buyerChangedTransition,
      target: '.deciding',
      description: 'Somebody signed in or out, here or in another tab',
    },
    'bag.changed': bagEmptiedTransition,
  },
  states: {
    deciding: {
      description: 'A guest, or a customer with saved addresses?',
      always: [
        {
          guard: 'isCustomer',
          target: 'customer',
          description: 'A customer is signed in',
          actions: ['dropForeign', 'remember'],
        },
        { target: 'guest', description: 'A guest is buying' },
      ],
    },
    guest: {
      description: 'A guest fills in the addresses',
      meta: { requires: ['CHK-28'] },
      on: {
        'draft.stored': {
          description: 'What is typed there outlives a step back to the bag',
          actions: { type: 'keepDraft', params: ({ event }) => event.addresses },
        },
      },
      invoke: {
        id: 'shipping',
        src: 'shipping',
        input: ({ context: { lines, pincode, draft, record, session, refusedFields }, self }) => ({
          lines,
          pincode,
          savedAddresses: draft ?? record.shipping,
          refusedFields,
          session,
          checkout: self,
        }),
        onDone: {
          target: '#checkout.review',
          description: 'Addresses and account are settled',
          meta: { requires: ['CHK-37', 'GUEST-04'] },
          actions: [
            { type: 'keepShipping', params: ({ event }) => event.output },
            'remember',
            'sendCouponSubject',
            { type: 'goTo', params: { stage: 'review' } },
          ],
        },
      },
    },
    customer: {
      description: 'A customer chooses among the saved addresses',
      meta: { requires: ['ADDR-01', 'CHK-33'] },
      invoke: {
        id: 'savedAddresses',
        src: 'savedAddresses',
        input: ({ context: { lines, pincode, record, session, guestDraft } }) => ({
          lines,
          pincode,
          session: session as UserSession,
          chosenIds: {
            billing: record.profiles?.billing.id ?? null,
            delivery: record.profiles?.delivery.id ?? null,
          },
          guestAddress: guestDraft?.billing ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => event.output },
            target: '#checkout.review',
            description: 'Both addresses are chosen',
            meta: { requires: ['CHK-33', 'CHK-37'] },
            actions: [
              { type: 'keepChosen', params: ({ event }) => event.output },
              'remember',
              'sendCouponSubject',
              { type: 'goTo', params: { stage: 'review' } },
            ],
          },
          { target: '#checkout.redirected', description: 'The login has expired', actions: 'forgetGuest' },
        ],
      },
    },
  },
});
