import type { Media } from '../../src/domain/framingTerms.ts';
import type { PaymentMethod } from '../../src/domain/gateway.ts';

/** A print in an order of the demo customer; `size` as in '24x30', inches. */
export type DemoItem = { slug: string; media: Media; size: string; quantity: number };
export type DemoOrder = {
  number: string;
  state: 'completed' | 'canceled' | 'processing' | 'draft';
  /** RFC 3339, in UTC. */
  created: string;
  /** The state of its payment, where one was begun. */
  payment?: 'completed' | 'Failed' | 'pending';
  /** The gateway of that payment, where one was chosen. */
  gateway?: PaymentMethod;
  /** Which of the addresses it goes to, counted from 1. */
  to: number;
  items: readonly DemoItem[];
};

/** One order in each state, so that lists, filters and details have something to show (ORD-27, ORD-31). */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    number: '260814301276',
    state: 'completed',
    created: '2026-08-14T13:42:07+00:00',
    payment: 'completed',
    gateway: 'razorpay',
    to: 1,
    items: [
      { slug: 'misty-ghats', media: 'Canvas', size: '24x30', quantity: 1 },
      { slug: 'curry-leaf-kitchen-window', media: 'Paper', size: '19x27', quantity: 2 },
    ],
  },
  {
    number: '260930558140',
    state: 'canceled',
    created: '2026-09-30T05:18:33+00:00',
    payment: 'Failed',
    gateway: 'ccavenue',
    to: 3,
    items: [{ slug: 'kolam-for-a-new-year', media: 'Paper', size: '16x16', quantity: 1 }],
  },
  {
    number: '261118094462',
    state: 'processing',
    created: '2026-11-18T11:05:51+00:00',
    payment: 'pending',
    to: 2,
    items: [
      { slug: 'a-slow-boat-past-nedumudi', media: 'Canvas', size: '36x27', quantity: 1 },
      { slug: 'arabian-swell', media: 'Canvas', size: '27x20', quantity: 1 },
      { slug: 'low-tide-seen-by-gulls', media: 'Paper', size: '33x22', quantity: 1 },
    ],
  },
  {
    number: '261119720385',
    state: 'draft',
    created: '2026-11-19T16:27:40+00:00',
    to: 1,
    items: [{ slug: 'stars-going-round', media: 'Paper', size: '25x19', quantity: 1 }],
  },
];
