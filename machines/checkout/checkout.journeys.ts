import type { Journey } from '../kit/journeys.ts';
import type { checkoutMachine } from './checkout.machine.ts';

const reviewed = ['bag.inStock', 'shipping.settled', 'price.quoted', 'terms.read'];
const placed = [...reviewed, 'terms.toggled', 'order.placed', 'order.created'];
const paid = [...placed, 'payment.madeOverTheStore'];
const backFromTheBank = { type: 'stage.opened', stage: 'payment_fail', orderNo: null } as const;

export const checkoutJourneys: readonly Journey<typeof checkoutMachine>[] = [
  {
    name: 'A guest buys a print',
    requires: ['CHK-02', 'CHK-20', 'CHK-65', 'PAY-15', 'PAY-21'],
    steps: [...paid, 'status.completed'],
    endsIn: 'confirmed.paid',
  },
  {
    name: 'A customer orders to a saved address and pays at the bank',
    requires: ['CHK-02', 'CHK-33', 'PAY-09'],
    steps: [
      'buyer.changed',
      ...['bag.inStock', 'addresses.chosen', 'price.quoted', 'terms.read'],
      ...['terms.toggled', 'order.placed', 'order.created', 'payment.linked'],
    ],
    endsIn: 'atProvider',
  },
  {
    name: 'The payment fails, and is tried again',
    requires: ['PAY-17', 'PAY-22', 'PAY-23', 'PAY-24', 'PAY-25'],
    steps: [
      ...paid,
      ...['status.failed', 'tryAgain.chosen', 'payment.failed'],
      ...['payment.resumed', 'price.quoted', 'order.created', 'payment.madeOverTheStore', 'status.completed'],
    ],
    endsIn: 'confirmed.paid',
  },
  {
    name: 'The bank takes its time',
    requires: ['PAY-13', 'PAY-18'],
    steps: [...paid, 'status.unanswered', 'payment.pending', 'wait', 'payment.completed'],
    endsIn: 'confirmed.paid',
  },
  {
    name: 'A shopper comes back from the bank without paying',
    requires: ['PAY-09', 'PAY-24', 'PAY-28'],
    steps: [...placed, 'payment.linked', backFromTheBank, 'payment.pending', 'tryAgain.chosen', 'payment.pending'],
    endsIn: 'shipping',
  },
  {
    name: 'The price changes while the order is placed',
    requires: ['CHK-38', 'CHK-65'],
    steps: [
      ...reviewed,
      ...['terms.toggled', 'order.placed', 'order.repriced'],
      ...['price.quoted', 'terms.read', 'terms.toggled', 'order.placed', 'order.created'],
    ],
    endsIn: 'review.paying',
  },
  {
    name: 'The price cannot be read, and is asked for again',
    requires: ['CHK-38', 'CHK-41'],
    steps: ['bag.inStock', 'shipping.settled', 'price.down', 'price.retried', 'price.quoted', 'terms.read'],
    endsIn: 'review.reviewing.termsOpen',
  },
  {
    name: 'The login grows old while the order is placed',
    requires: ['ORD-04'],
    steps: [...reviewed, ...['terms.toggled', 'order.placed', 'placement.expired', 'tokens.renewed', 'order.created']],
    endsIn: 'review.paying',
  },
];
