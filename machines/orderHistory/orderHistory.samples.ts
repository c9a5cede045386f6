import type { OrderSummary } from '../../src/domain/order.ts';
import type { Samples } from '../kit/samples.ts';
import { demoSession } from '../session/session.samples.ts';
import type { orderHistoryMachine } from './orderHistory.machine.ts';

const picture = (slug: string) => `/sites/default/files/styles/thumbnail/public/art/${slug}.webp`;
const listed: OrderSummary[] = [
  {
    id: 'order-2',
    orderNo: '260930558140',
    state: 'canceled',
    placedAt: Date.parse('2026-09-30T05:18:33Z'),
    total: 288_000,
    productCount: 1,
    thumbnails: [{ title: 'Print on Paper - Kolam for a New Year', picture: picture('kolam-for-a-new-year') }],
  },
  {
    id: 'order-1',
    orderNo: '260814301276',
    state: 'completed',
    placedAt: Date.parse('2026-08-14T13:42:07Z'),
    total: 1_689_200,
    productCount: 2,
    thumbnails: [
      { title: 'Print on Canvas - Misty Ghats', picture: picture('misty-ghats') },
      { title: 'Print on Paper - Curry Leaf, Kitchen Window', picture: picture('curry-leaf-kitchen-window') },
    ],
  },
  {
    id: 'order-4',
    orderNo: '261119720385',
    state: 'draft',
    placedAt: null,
    total: 432_000,
    productCount: 1,
    thumbnails: [{ title: 'Print on Paper - Stars Going Round', picture: null }],
  },
];
/** As many as a list shows at first, and two more. */
const long: OrderSummary[] = Array.from({ length: 12 }, (_, at) => ({
  ...(listed[1] as OrderSummary),
  id: `order-${at}`,
  orderNo: String(260_814_301_276 - at),
}));

export const orderHistorySamples = {
  input: { session: demoSession, visibleCount: 0 },
  events: [
    { type: 'more.requested' },
    { type: 'history.retried' },
    { type: 'xstate.done.actor.findOrders', output: listed, reply: 'history.listed' },
    { type: 'xstate.done.actor.findOrders', output: long, reply: 'history.long' },
    { type: 'xstate.done.actor.findOrders', output: [], reply: 'history.none' },
    { type: 'xstate.error.actor.findOrders', error: { kind: 'unauthorised' }, reply: 'history.forbidden' },
    { type: 'xstate.error.actor.findOrders', error: 'down', reply: 'history.down' },
  ],
  distinguish: ({ orders, visibleCount }) => ({ hasMore: orders.length > visibleCount }),
  compare: ({ orders, visibleCount }) => ({ orders: orders.length, visibleCount }),
  starts: { signedOut: { input: { session: null, visibleCount: 0 } } },
} satisfies Samples<typeof orderHistoryMachine>;
