import type { Letter } from '../../src/domain/letter.ts';
import type { Samples } from '../kit/samples.ts';
import type { backendPanelMachine } from './backendPanel.machine.ts';
import type { PanelData } from './panelData.ts';

const to = '9847123456';

const letters: readonly Letter[] = [
  {
    to: 'asha@example.com',
    subject: 'Your order 261121482615',
    text: 'Thank you. We have received your payment for order 261121482615.',
    code: '',
    sent: '2026-11-21T06:04:00+00:00',
  },
  {
    to,
    subject: 'Your code',
    text: '4831 is your code. It is good for 10 minutes.',
    code: '4831',
    sent: '2026-11-21T06:01:00+00:00',
  },
];

const initial: PanelData['initial'] = { profile: 'spec', latency: 0, faults: {}, scenarios: [], gateway: 'ask' };

const coupons = [
  { code: 'FIRSTFRAME', description: '10 % off, on a bag of ₹2,000 or more' },
  { code: 'DIWALI500', description: '₹500 off' },
];

const input: PanelData = {
  initial,
  settings: { ...initial, scenarios: ['payment.pendingTwiceThenPaid'] },
  letters,
  coupons,
  calls: [
    { name: 'pincode.find', method: 'GET', path: '/jsonapi/taxonomy_term/pincode' },
    { name: 'price.quote', method: 'POST', path: '/order/price' },
  ],
  scenarios: [
    { name: 'payment.pendingTwiceThenPaid', description: 'pending at two looks, then paid' },
    { name: 'pincode.downTwiceThenFound', description: 'a pincode is found at the third try' },
  ],
  customer: { name: '9800012345', mail: 'demo@mitreandmat.example', password: 'Demo@Frame2026' },
  unknownNames: ['latency:fast'],
};

const arrived: Letter = {
  to,
  subject: 'Your code',
  text: '2750 is your code. It is good for 10 minutes.',
  code: '2750',
  sent: '2026-11-21T06:09:00+00:00',
};

export const backendPanelSamples = {
  input,
  events: [
    { type: 'drawer.opened' },
    { type: 'drawer.left' },
    {
      type: 'backend.changed',
      settings: input.settings,
      letters: [arrived, ...letters],
      coupons,
    },
    { type: 'profile.chosen', profile: 'drupal10' },
    { type: 'latency.chosen', latency: 800 },
    { type: 'gateway.chosen', gateway: 'paid' },
    { type: 'call.broken', call: 'pincode.find' },
    { type: 'fault.chosen', call: 'pincode.find', fault: 'offline' },
    { type: 'call.mended', call: 'pincode.find' },
    { type: 'scenario.chosen', name: 'pincode.downTwiceThenFound' },
    { type: 'scenario.left', name: 'payment.pendingTwiceThenPaid' },
    { type: 'settings.cleared' },
    { type: 'copy.requested', text: '4831' },
    { type: 'link.requested' },
    { type: 'expiry.requested' },
    { type: 'reset.requested' },
    { type: 'reset.confirmed' },
    { type: 'reset.refused' },
    { type: 'page.reloaded' },
    { type: 'xstate.done.actor.copy', output: undefined, reply: 'copy.taken' },
    { type: 'xstate.error.actor.copy', error: 'denied', reply: 'copy.denied' },
    { type: 'xstate.done.actor.endTokens', output: 1, reply: 'tokens.ended' },
    { type: 'xstate.error.actor.endTokens', error: 'down', reply: 'tokens.endFailed' },
    { type: 'xstate.done.actor.resetData', output: undefined, reply: 'data.reset' },
    { type: 'xstate.error.actor.resetData', error: 'down', reply: 'data.resetFailed' },
  ],
  // Guards read which calls are broken and which scenarios are chosen, and nothing else.
  distinguish: ({ settings }) => [Object.keys(settings.faults), [...settings.scenarios].sort()],
} satisfies Samples<typeof backendPanelMachine>;
