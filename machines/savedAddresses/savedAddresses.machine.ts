import { NO_LOOKUP } from '../pincode/pincodeLookup.ts';
import { sessionInvocation } from '../session/sessionPort.ts';
import { choosingState } from './choosing.state.ts';
import { toCheckoutAddresses } from './chosenAddresses.ts';
import { savedAddressesSetup } from './savedAddresses.setup.ts';

/** A customer's saved addresses, in the account and at the checkout, where two of them are chosen: they can be added, changed and removed. */
export const savedAddressesMachine = savedAddressesSetup.createMachine({
  id: 'savedAddresses',
  description: "A customer's saved addresses",
  context: ({ input }) => ({
    guestAddress: null,
    ...input,
    addresses: [],
    activeId: null,
    lookup: NO_LOOKUP,
    detail: '',
    isExpired: false,
  }),
  output: ({ context }) => ({ result: context.isExpired ? null : toCheckoutAddresses(context, context.session) }),
  initial: 'loading',
  invoke: sessionInvocation,
  states: {
    loading: {
      description: 'The saved addresses are read',
      meta: { messages: ['addresses.loading'], requires: ['ADDR-01', 'API-89'] },
      invoke: {
        id: 'loadAddresses',
        src: 'loadAddresses',
        input: ({ context: { session } }) => ({ session }),
        onDone: {
          target: 'choosing',
          description: 'What was chosen before stays chosen, else the default is',
          actions: { type: 'keepAddresses', params: ({ event }) => event.output },
          meta: { requires: ['ADDR-02'] },
        },
        onError: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'expired',
            description: 'The backend no longer knows the customer',
            actions: 'endSession',
            meta: { requires: ['SESS-10', 'SESS-11', 'SESS-12'] },
          },
          { target: 'loadFailed', description: 'The addresses could not be read' },
        ],
      },
      after: { patience: { target: 'loadFailed', description: 'No answer at all' } },
    },
    loadFailed: {
      description: 'The addresses could not be read; they can be requested again',
      meta: { messages: ['addresses.loadFailed'] },
      on: { 'load.retried': { target: 'loading', description: 'Try again' } },
    },
    choosing: choosingState,
    expired: {
      type: 'final',
      description: 'Nobody is logged in any more; the home page says so',
      meta: { requires: ['SESS-12'] },
    },
    done: { type: 'final', description: 'Both addresses are settled', meta: { requires: ['CHK-37'] } },
  },
});
