import type { Order } from '../../src/domain/order.ts';
import type { Samples } from '../kit/samples.ts';
import { demoSession } from '../session/session.samples.ts';
import type { orderDetailMachine } from './orderDetail.machine.ts';

const home = [
  'Demo Customer',
  'Flat 4B, Vembanad View, Old Ferry Road',
  'Kochi 682001',
  'Kerala, India',
  'Phone: 9800012345',
  'E-mail: demo@mitreandmat.example',
];
const picture = (slug: string) => `/sites/default/files/styles/thumbnail/public/art/${slug}.webp`;

export const sampleOrder: Order = {
  id: 'order-1',
  orderNo: '260814301276',
  state: 'completed',
  placedAt: Date.parse('2026-08-14T13:42:07Z'),
  items: [
    {
      id: 'item-1',
      kind: 'art',
      title: 'Print on Canvas - Misty Ghats',
      quantity: 1,
      unitPrice: 864_000,
      total: 864_000,
      details: ['Artist: Nandini Pazhoor', 'Size: 24 × 30 in', 'Nordic frame', 'Framed size: 26.6 × 32.6 in'],
      picture: picture('misty-ghats'),
      isFramed: true,
      days: '10-14',
      orderAgainPath: '/art/misty-ghats?mode=frame&media=Canvas&size=24x30',
    },
    {
      id: 'item-2',
      kind: 'art',
      title: 'Print on Paper - Curry Leaf, Kitchen Window',
      quantity: 2,
      unitPrice: 412_600,
      total: 825_200,
      details: ['Artist: Blue Lotus Press', 'Size: 19 × 27 in'],
      picture: picture('curry-leaf-kitchen-window'),
      isFramed: false,
      days: '5-7',
      orderAgainPath: '/art/curry-leaf-kitchen-window?mode=art&media=Paper&size=19x27',
    },
  ],
  subtotal: 1_689_200,
  discount: 168_920,
  total: 1_520_280,
  coupons: ['WELCOME10'],
  gateway: 'razorpay',
  customer: home,
  shipping: home,
};

export const orderDetailSamples = {
  input: { number: sampleOrder.orderNo, session: demoSession, isGuest: false },
  events: [
    { type: 'print.requested' },
    { type: 'order.retried' },
    { type: 'xstate.done.actor.findOrder', output: sampleOrder, reply: 'history.listed' },
    { type: 'xstate.done.actor.findOrder', output: null, reply: 'history.none' },
    { type: 'xstate.error.actor.findOrder', error: { kind: 'unauthorised' }, reply: 'history.forbidden' },
    { type: 'xstate.error.actor.findOrder', error: 'down', reply: 'history.down' },
  ],
  distinguish: ({ order }) => ({ isThere: order !== null }),
  compare: ({ order }) => ({ orderNo: order?.orderNo ?? null }),
  starts: {
    signedOut: { input: { number: sampleOrder.orderNo, session: null, isGuest: false } },
    guest: { input: { number: sampleOrder.orderNo, session: demoSession, isGuest: true } },
  },
} satisfies Samples<typeof orderDetailMachine>;
