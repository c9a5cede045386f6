import { checkoutSetup } from './checkout.setup.ts';
import { getOrderNo } from './checkoutContext.ts';
import { paidTransition } from './sharedTransitions.ts';

const undecided = { target: '#checkout.atProvider.returned', meta: { requires: ['PAY-09', 'PAY-28'] } } as const;

/** The address of a failed payment is also where the Back button leads to from the provider's page. */
export const checkingReturnState = checkoutSetup.createStateConfig({
  description: 'Did the payment fail, or did the shopper only come back?',
  meta: { messages: ['payment.collecting'], requires: ['PAY-20'] },
  invoke: {
    id: 'readPayment',
    src: 'readPayment',
    input: ({ context }) => ({ orderNo: getOrderNo(context) as string }),
    onDone: [
      {
        ...paidTransition,
        guard: { type: 'isPaidAfterAll', params: ({ event }) => event.output },
        description: 'It is paid',
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: '#checkout.failed',
        description: 'It failed',
        meta: { requires: ['PAY-17', 'PAY-22'] },
      },
      { ...undecided, description: 'Neither so far' },
    ],
    onError: { ...undecided, description: 'Nobody knows' },
  },
  after: { patience: { ...undecided, description: 'No answer at all' } },
});
