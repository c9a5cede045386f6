import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { razorpayFixture } from '../../fixtures/razorpay.fixture.tsx';
import { getLastPopup } from '../../fixtures/support/razorpayPopup.ts';
import { endsWith } from '../support/harness/endsWith.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const loaded = { reply: 'script.loaded' };
const paid = [{ reply: 'popup.paid' }, { reply: 'receipt.verified' }];
const dismissed = { reply: 'popup.dismissed' };
const isAsking = () => expect(document.querySelector('dialog[open]')).not.toBeNull();

const outcomes: Outcome[] = [
  { requires: 'PAY-10', after: [], sees: 'Opening Razorpay…' },
  {
    requires: 'PAY-10',
    after: [loaded],
    check: async () => {
      await waitFor(() => expect(getLastPopup()?.isOpen).toBe(true));
      expect(getLastPopup()?.options).toMatchObject({
        currency: 'INR',
        order_id: 'order_9A33XWu170gUtm',
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
    check: () => waitFor(() => expect(getLastPopup()?.options.amount).toBe('1689200')),
  },
  { requires: 'PAY-07', after: [loaded, ...paid], check: endsWith({ outcome: 'paid' }) },
  {
    requires: 'PAY-10',
    after: [loaded, { reply: 'popup.refused' }],
    sees: 'The bank refused that attempt. Razorpay offers you another.',
    check: () => expect(getLastPopup()?.isOpen).toBe(true),
  },
  {
    requires: 'PAY-07',
    after: [loaded, { reply: 'popup.refused' }, { reply: 'popup.refused' }, ...paid],
    check: endsWith({ outcome: 'paid' }),
  },
  { requires: 'PAY-10', after: [loaded, dismissed, { reply: 'payment.read' }], check: endsWith({ outcome: 'closed' }) },
  {
    requires: 'PAY-10',
    after: [loaded, { reply: 'popup.refused' }, dismissed, { reply: 'payment.read' }],
    check: endsWith({ outcome: 'failed' }),
  },
  {
    requires: 'PAY-10',
    after: [loaded, ...paid],
    check: ({ backend: { store } }: Harness) => {
      const [payment] = store.list('commerce_payment--payment_manual').filter(({ attributes }) => attributes.remote_id);
      expect(payment?.attributes).toMatchObject({ remote_id: 'pay_29QQoUBi66xm2f', state: 'completed' });
    },
  },
  { requires: 'PAY-10', after: [loaded, { reply: 'popup.paid' }], sees: 'Confirming your payment…' },
  // the provider has it: a host that cannot be reported hears of it from the provider
  {
    requires: 'PAY-07',
    after: [loaded, { reply: 'popup.paid' }, { reply: 'receipt.down' }],
    check: endsWith({ outcome: 'paid' }),
  },
  {
    requires: 'PAY-07',
    after: [loaded, { reply: 'popup.paid' }, { wait: 20_000 }],
    check: endsWith({ outcome: 'paid' }),
  },
  // paid in the bank's app, and the popup closed before it heard of it
  {
    requires: 'PAY-07',
    after: [loaded, dismissed, { reply: 'payment.completed' }],
    check: endsWith({ outcome: 'paid' }),
  },
  { requires: 'PAY-10', after: [loaded, dismissed, { wait: 20_000 }], check: endsWith({ outcome: 'closed' }) },
  {
    requires: 'PAY-10',
    after: [loaded, { type: 'razorpay.left' }],
    sees: 'Asking whether it was paid…',
    check: () => expect(getLastPopup()?.isOpen).toBe(false),
  },
  { requires: 'PAY-10', after: [{ reply: 'script.blocked' }], sees: /Razorpay did not open/, check: isAsking },
  { requires: 'PAY-10', after: [{ reply: 'script.emptied' }], sees: /Razorpay did not open/ },
  { requires: 'PAY-10', after: [{ wait: 20_000 }], sees: /Razorpay did not open/ },
  { requires: 'PAY-10', after: [{ reply: 'script.broken' }], sees: /Razorpay did not open/ },
  {
    requires: 'PAY-10',
    after: [{ reply: 'script.blocked' }, { type: 'razorpay.retried' }, loaded, ...paid],
    check: endsWith({ outcome: 'paid' }),
  },
  {
    requires: 'PAY-10',
    after: [{ reply: 'script.blocked' }, { type: 'razorpay.left' }],
    check: (harness) => {
      endsWith({ outcome: 'closed' })(harness);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
];

testPaths({ ...razorpayFixture, outcomes });
