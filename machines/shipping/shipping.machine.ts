import { createEmptyBilling, createEmptyDelivery, NO_PROBLEMS } from '../../src/domain/address.ts';
import { getFullName } from '../../src/domain/recipient.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import { NO_LOOKUP } from '../pincode/pincodeLookup.ts';
import { fillingState } from './filling.state.ts';
import { shippingSetup } from './shipping.setup.ts';

/** The guest's addresses, then the guest's account. */
export const shippingMachine = shippingSetup.createMachine({
  id: 'shipping',
  description: 'Where the order goes, and for whom',
  context: ({ input }) => ({
    billing: input.savedAddresses?.billing ?? createEmptyBilling({ pincode: input.pincode }),
    delivery: input.savedAddresses?.delivery ?? createEmptyDelivery({ pincode: input.pincode }),
    same: input.savedAddresses?.same ?? true,
    lines: input.lines,
    session: input.session,
    checkout: input.checkout,
    problems: input.refusedFields ?? NO_PROBLEMS,
    attempts: 0,
    placeFields: [],
    lookup: NO_LOOKUP,
  }),
  output: ({ context: { billing, delivery, same, session } }) => ({
    billing,
    delivery,
    same,
    session: session as UserSession,
  }),
  initial: 'filling',
  states: {
    filling: fillingState,
    submitting: {
      description: 'Is there an account for this guest already?',
      always: [
        { guard: 'hasAccount', target: 'done', description: 'The account made before will do' },
        { target: 'creatingAccount', description: 'The guest gets an account', meta: { requires: ['GUEST-01'] } },
      ],
    },
    creatingAccount: {
      description: 'A temporary account is made',
      meta: { requires: ['GUEST-01', 'GUEST-02', 'GUEST-04'] },
      on: {
        'shipping.reopened': {
          target: 'filling',
          description: 'The shopper wants to change something first; the phone number may be wrong',
        },
      },
      invoke: {
        id: 'guestAccount',
        src: 'guestAccount',
        input: ({ context: { billing } }) => ({
          mobile: billing.phone,
          mail: billing.mail,
          fullName: getFullName(billing),
        }),
        onDone: [
          {
            guard: { type: 'hasSession', params: ({ event }) => event.output },
            target: 'done',
            description: 'The guest has an account',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          { target: 'filling.accountFailed', description: 'No account could be made', meta: { requires: ['CHK-42'] } },
        ],
      },
    },
    done: { type: 'final', description: 'On to the review', meta: { requires: ['CHK-37'] } },
  },
});
