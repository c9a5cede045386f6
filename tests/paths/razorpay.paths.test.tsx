import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { RazorpayInput } from '../../machines/razorpay/razorpay.machine.ts';
import { razorpaySamples as samples } from '../../machines/razorpay/razorpay.samples.ts';
import { Razorpay } from '../../src/flows/razorpay/Razorpay.tsx';
import { razorpayGestures as gestures } from '../../src/flows/razorpay/razorpay.gestures.ts';
import { razorpay as flow } from '../../src/flows/razorpay/razorpay.ts';
import { razorpayPorts } from '../../src/ports/razorpay.ts';
import { loadCheckout } from '../../src/ports/razorpayScript.ts';
import { placedOrder } from '../support/orders.ts';
import { forgetRazorpay, lastPopup, type OpenedPopup, scriptAddress, standInScript } from '../support/razorpayPopup.ts';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

/** Where the script comes from this time: the provider's own cannot be loaded here. */
let address = '';
/** Breaks the popup that is open. */
let breakPopup = () => {};
const ports = {
  ...razorpayPorts,
  loadScript: (_: unknown, signal: AbortSignal) => loadCheckout(signal, address),
  openPopup: (bill: RazorpayInput, signal: AbortSignal) =>
    Promise.race([
      razorpayPorts.openPopup(bill, signal),
      new Promise<never>((_, refuse) => {
        breakPopup = () => refuse(new Error('broken'));
      }),
    ]),
};
const loadFrom = (from: string) => () => {
  forgetRazorpay();
  address = from;
};
const inThePopup = (does: (popup: OpenedPopup) => void) => async () => {
  await waitFor(() => expect(lastPopup()?.isOpen).toBe(true));
  does(lastPopup() as OpenedPopup);
};

const loaded = { answer: 'script.loaded' };
const dismissed = { answer: 'popup.dismissed' };
const endsAs =
  (outcome: string) =>
  ({ actor }: Walker) =>
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { outcome } });
const isAsking = () => expect(document.querySelector('dialog[open]')).not.toBeNull();

const outcomes: Outcome[] = [
  { requires: 'PAY-10', after: [], sees: 'Opening Razorpay…' },
  {
    requires: 'PAY-10',
    after: [loaded],
    check: async () => {
      await waitFor(() => expect(lastPopup()?.isOpen).toBe(true));
      expect(lastPopup()?.options).toMatchObject({
        currency: 'INR',
        notes: { order_id: '261121482615' },
        prefill: { name: 'Asha Menon', email: 'asha@example.com', contact: '+919847012345' },
      });
      // the browser puts an open dialog over everything, the provider's popup too
      expect(document.querySelector('dialog[open]')).toBeNull();
    },
  },
  {
    requires: 'PAY-11',
    after: [loaded],
    check: () => waitFor(() => expect(lastPopup()?.options.amount).toBe('1689200')),
  },
  { requires: 'PAY-07', after: [loaded, { answer: 'popup.paid' }], check: endsAs('paid') },
  {
    requires: 'PAY-10',
    after: [loaded, { answer: 'popup.failed' }],
    sees: 'The bank refused that attempt. Razorpay offers you another.',
    check: () => expect(lastPopup()?.isOpen).toBe(true),
  },
  {
    requires: 'PAY-07',
    after: [loaded, { answer: 'popup.failed' }, { answer: 'popup.failed' }, { answer: 'popup.paid' }],
    check: endsAs('paid'),
  },
  { requires: 'PAY-10', after: [loaded, dismissed, { answer: 'payment.read' }], check: endsAs('closed') },
  {
    requires: 'PAY-10',
    after: [loaded, { answer: 'popup.failed' }, dismissed, { answer: 'payment.read' }],
    check: endsAs('failed'),
  },
  // paid in the bank's app, and the popup closed before it heard of it
  { requires: 'PAY-07', after: [loaded, dismissed, { answer: 'payment.completed' }], check: endsAs('paid') },
  { requires: 'PAY-10', after: [loaded, dismissed, { wait: 20_000 }], check: endsAs('closed') },
  {
    requires: 'PAY-10',
    after: [loaded, { type: 'razorpay.left' }],
    sees: 'Asking whether it was paid…',
    check: () => expect(lastPopup()?.isOpen).toBe(false),
  },
  { requires: 'PAY-10', after: [{ answer: 'script.blocked' }], sees: /Razorpay did not open/, check: isAsking },
  { requires: 'PAY-10', after: [{ answer: 'script.emptied' }], sees: /Razorpay did not open/ },
  { requires: 'PAY-10', after: [{ wait: 20_000 }], sees: /Razorpay did not open/ },
  { requires: 'PAY-10', after: [{ answer: 'script.broken' }], sees: /Razorpay did not open/ },
  {
    requires: 'PAY-10',
    after: [{ answer: 'script.blocked' }, { type: 'razorpay.retried' }, loaded, { answer: 'popup.paid' }],
    check: endsAs('paid'),
  },
  {
    requires: 'PAY-10',
    after: [{ answer: 'script.blocked' }, { type: 'razorpay.left' }],
    check: (walker) => {
      endsAs('closed')(walker);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
];

walkView({
  flow,
  ports,
  local: ['loadScript'],
  samples,
  gestures,
  outcomes,
  view: <Razorpay />,
  prepare: (backend) => {
    forgetRazorpay();
    placedOrder(backend);
  },
  answers: {
    'script.loaded': loadFrom(scriptAddress(standInScript())),
    'script.blocked': loadFrom('blob:nowhere'),
    'script.emptied': loadFrom(scriptAddress('// emptied by a blocker')),
    'script.broken': loadFrom(scriptAddress('window.Razorpay = class { constructor() { throw new Error(); } }')),
    'popup.broken': () => breakPopup(),
    'popup.paid': inThePopup((popup) => popup.pay()),
    'popup.failed': inThePopup((popup) => popup.beRefused()),
    'popup.dismissed': inThePopup((popup) => popup.dismiss()),
  },
});
