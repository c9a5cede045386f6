import { checkoutSetup } from './checkout.setup.ts';
import { orderNoOf } from './checkoutContext.ts';
import { paid } from './paid.ts';

const undecided = { target: '#checkout.handedOver.cameBack', meta: { requires: ['PAY-09', 'PAY-28'] } } as const;

/** The address of a failed payment is also where the Back button leads to from the provider's page. */
export const lookingBack = checkoutSetup.createStateConfig({
  description: 'Did the payment fail, or did the shopper only come back?',
  meta: { says: ['payment.collecting'], requires: ['PAY-20'] },
  invoke: {
    id: 'readPayment',
    src: 'readPayment',
    input: ({ context }) => ({ orderNo: orderNoOf(context) as string }),
    onDone: [
      {
        ...paid,
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
