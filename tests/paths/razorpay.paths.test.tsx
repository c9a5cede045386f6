import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { razorpayStage } from '../stages/razorpay.stage.tsx';
import { lastPopup } from '../support/razorpayPopup.ts';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

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

walkView({ ...razorpayStage, outcomes });
