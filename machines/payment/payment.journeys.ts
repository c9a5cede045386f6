import type { Journey } from '../kit/journeys.ts';
import type { paymentMachine } from './payment.machine.ts';

const razorpay = { type: 'method.chosen', method: 'razorpay' } as const;
const ccavenue = { type: 'method.chosen', method: 'ccavenue' } as const;
const atRazorpay = ['provider.razorpay', razorpay, 'payment.continued', 'payment.read'];

export const paymentJourneys: readonly Journey<typeof paymentMachine>[] = [
  {
    name: 'A shopper pays in a window over the shop',
    requires: ['PAY-04', 'PAY-10'],
    steps: [...atRazorpay, 'razorpay.paid'],
    endsIn: 'done',
  },
  {
    name: 'A shopper pays by card on the page of the provider',
    requires: ['PAY-03', 'PAY-09'],
    steps: ['provider.razorpay', ccavenue, 'payment.continued', 'payment.read', 'payLink.given'],
    endsIn: 'done',
  },
  {
    name: 'The window is closed unpaid, and opened again',
    requires: ['PAY-10'],
    steps: [...atRazorpay, 'razorpay.closed', 'payment.continued', 'payment.read', 'razorpay.paid'],
    endsIn: 'done',
  },
  {
    name: 'The bank refuses the payment',
    requires: ['PAY-10'],
    steps: [...atRazorpay, 'razorpay.refused'],
    endsIn: 'choosing.refused',
  },
  {
    name: 'No way to pay is chosen',
    requires: ['PAY-02', 'PAY-05'],
    steps: ['provider.razorpay', 'payment.continued'],
    endsIn: 'choosing.missing',
  },
  {
    name: 'It is paid in another tab while the window is open',
    requires: ['PAY-15'],
    steps: [...atRazorpay, 'order.paidElsewhere'],
    endsIn: 'done',
  },
  {
    name: 'It was paid in another tab',
    requires: ['PAY-15'],
    steps: ['provider.razorpay', razorpay, 'payment.continued', 'payment.completed'],
    endsIn: 'done',
  },
];
