import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { ownPicture, palms } from '../../machines/cart/sampleLines.ts';
import { provideSome } from '../../machines/kit/port.ts';
import { paymentMachine as machine } from '../../machines/payment/payment.machine.ts';
import { paymentSamples as samples } from '../../machines/payment/payment.samples.ts';
import { payment as flow, Payment } from '../../src/flows/payment/Payment.tsx';
import { dropPictures } from '../../src/ports/dropPictures.ts';
import { paymentPorts as ports } from '../../src/ports/payment.ts';
import { findPicture, forgetPictures, keepPicture } from '../../src/storage/picture.ts';
import { keptCropped, keptUserUpload } from '../../src/storage/upload.ts';
import { paymentStage } from '../stages/payment.stage.tsx';
import { paymentState } from '../support/orders.ts';
import { lastPopup } from '../support/razorpayPopup.ts';
import { cleanup, render } from '../support/render.tsx';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const choosing = (method: 'ccavenue' | 'razorpay') => ({ type: 'method.chosen', method });
const atTestGateway = { answer: 'provider.testGateway' };
const atRazorpay = { answer: 'provider.razorpay' };
const atNobody = { answer: 'provider.nobody' };
const pressed = { type: 'payment.continued' };
/** The shopper goes on, and the backend knows of no payment so far. */
const goesOn = [pressed, { answer: 'payment.read' }];
const isLeft =
  (output: { left: string; payLink: string | null }) =>
  ({ actor }: Walker) =>
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output });
const payLink = '/test-gateway?order_no=261121482615&amount=16892.00';

/** Another tab stood at the same popup. */
const paidInAnotherTab = (['razorpay', 'ccavenue'] as const).map(
  (method): Outcome => ({
    requires: 'PAY-20',
    after: [atTestGateway, choosing(method), pressed, { answer: 'payment.paidElsewhere' }],
    check(walker) {
      isLeft({ left: 'popup', payLink: null })(walker);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  }),
);
/** Nobody can tell whether it is paid: the shopper goes on to the provider. */
const nothingKnown = [{ answer: 'payment.down' }, { answer: 'network.broken' }, { wait: 25_000 }].map(
  (nothing): Outcome => ({
    requires: 'PAY-10',
    after: [atTestGateway, choosing('razorpay'), pressed, nothing],
    async check() {
      expect(await screen.findByRole('dialog', { name: 'Test gateway' })).toBeVisible();
    },
  }),
);

const outcomes: Outcome[] = [
  {
    requires: 'PAY-01',
    after: [],
    check: () => expect(screen.getByRole('dialog', { name: 'Select Payment Method' })).toBeVisible(),
  },
  {
    requires: 'PAY-02',
    after: [atTestGateway],
    check: () => {
      expect(screen.getAllByRole('radio')).toHaveLength(2);
      expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
  },
  {
    requires: 'PAY-03',
    after: [],
    check: () => expect(screen.getByRole('radio', { name: /cards.*netbanking/i })).toHaveAttribute('value', 'ccavenue'),
  },
  {
    requires: 'PAY-04',
    after: [],
    check: () => expect(screen.getByRole('radio', { name: /razorpay/i })).toHaveAttribute('value', 'razorpay'),
  },
  { requires: 'PAY-05', after: [atTestGateway, pressed], sees: 'select a payment method' },
  { requires: 'PAY-05', after: [atTestGateway, pressed, choosing('razorpay')], butNot: 'select a payment method' },
  {
    requires: 'PAY-09',
    after: [atTestGateway, choosing('ccavenue'), ...goesOn, { answer: 'payLink.given' }],
    check: isLeft({ left: 'link', payLink }),
  },
  {
    requires: 'PAY-09',
    after: [atTestGateway, choosing('ccavenue'), ...goesOn, { answer: 'payLink.down' }],
    sees: /The payment page did not open/,
  },
  {
    requires: 'PAY-09',
    after: [atTestGateway, choosing('ccavenue'), ...goesOn, { answer: 'network.broken' }],
    sees: /The payment page did not open/,
  },
  {
    requires: 'PAY-09',
    after: [atTestGateway, choosing('ccavenue'), ...goesOn, { wait: 25_000 }],
    sees: /The payment page did not open/,
  },
  {
    requires: 'PAY-09',
    after: [
      atTestGateway,
      choosing('ccavenue'),
      ...goesOn,
      { answer: 'payLink.down' },
      ...goesOn,
      { answer: 'payLink.given' },
    ],
    check: isLeft({ left: 'link', payLink }),
  },
  {
    requires: 'PAY-10',
    after: [atTestGateway, choosing('razorpay'), ...goesOn],
    check: async () => {
      expect(screen.getByRole('dialog', { name: 'Test gateway' })).toBeVisible();
      expect(screen.getByText('₹16,892')).toBeVisible();
      expect(screen.getByText('261121482615')).toBeVisible();
    },
  },
  {
    requires: 'PAY-07',
    after: [atTestGateway, choosing('razorpay'), ...goesOn, { answer: 'testGateway.paid' }],
    check: (walker) => {
      isLeft({ left: 'popup', payLink: null })(walker);
      expect(paymentState(walker.backend)).toBe('completed');
    },
  },
  {
    requires: 'PAY-10',
    after: [atTestGateway, choosing('razorpay'), ...goesOn, { answer: 'testGateway.closed' }],
    sees: /Nothing was charged/,
  },
  {
    requires: 'PAY-11',
    after: [atRazorpay, choosing('razorpay'), ...goesOn],
    check: () => waitFor(() => expect(lastPopup()?.options.amount).toBe('1689200')),
  },
  {
    requires: 'PAY-07',
    after: [atRazorpay, choosing('razorpay'), ...goesOn, { answer: 'razorpay.paid' }],
    check: isLeft({ left: 'popup', payLink: null }),
  },
  {
    requires: 'PAY-10',
    after: [atRazorpay, choosing('razorpay'), ...goesOn, { answer: 'razorpay.closed' }],
    sees: /no payment has come in/,
  },
  {
    requires: 'PAY-10',
    after: [atRazorpay, choosing('razorpay'), ...goesOn, { answer: 'razorpay.refused' }],
    sees: 'The bank refused the payment. You can try again, or pay another way.',
  },
  {
    requires: 'PAY-10',
    after: [atNobody],
    sees: 'Not available in this store at the moment',
    check: () => {
      expect(screen.getByRole('radio', { name: /razorpay/i })).toBeDisabled();
      expect(screen.getByRole('radio', { name: /cards/i })).toBeEnabled();
    },
  },
  {
    requires: 'PAY-20',
    after: [atTestGateway, choosing('razorpay'), pressed],
    sees: 'Asking your bank first, so that nothing is paid twice…',
    check: () => expect(screen.queryByRole('dialog', { name: 'Test gateway' })).toBeNull(),
  },
  ...paidInAnotherTab,
  ...nothingKnown,
];

walkView({ ...paymentStage, outcomes });

test.each([
  [1_749_200, /^Your order comes to ₹16,892\. It was ₹17,492 when you reviewed it\. Nothing is paid yet\.$/],
  [1_689_200, null],
  [null, null],
])('[PAY-27] quoted at %s, the popup tells of another amount before anything is paid', async (quoted, told) => {
  const logic = provideSome(machine, ports);
  render(
    <flow.Start logic={logic} options={{ input: { ...samples.input, quoted } }}>
      <Payment />
    </flow.Start>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  if (told) expect(screen.getByText(told)).toBeVisible();
  else expect(screen.queryByText(/Your order comes to/)).toBeNull();
  cleanup();
});

test('[PAY-06] what the browser kept of a picture that was ordered is gone, and other drafts stay', async () => {
  await forgetPictures();
  const files = { original: new Blob(['whole']), preview: new Blob(['small']) };
  const crop = { x: 0, y: 0, width: 3600, height: 2400 };
  const draft = (id: string, cropped: string) =>
    keepPicture(
      {
        ...{ id, name: `${id}.jpg`, kind: 'jpeg', source: 'upload', width: 3600, height: 2400, at: 1 },
        ...{ done: null, original: null },
        cropped: { id: cropped, url: `/${id}.jpg`, width: 3600, height: 2400, crop, turn: 0 },
      },
      files,
    );
  await draft('ordered', ownPicture.cropped_image);
  await draft('other', 'c0ffee00-0000-4000-8000-000000000001');
  keptUserUpload.write(true);
  const { scales } = ownPicture;
  const uploaded = {
    original: ownPicture.og_image,
    url: '/ordered.jpg',
    name: '',
    width: 3600,
    height: 2400,
    scales: scales!,
  };
  keptCropped.write({ ...uploaded, id: ownPicture.cropped_image });

  await dropPictures([palms, ownPicture]);
  await forgetPictures({ kept: false });
  expect([await findPicture('ordered'), (await findPicture('other'))?.facts.id]).toEqual([null, 'other']);
  expect([keptCropped.read(), keptUserUpload.read()]).toEqual([null, null]);

  keptCropped.write({ ...uploaded, id: 'c0ffee00-0000-4000-8000-000000000001' });
  await dropPictures([palms, ownPicture]);
  expect(keptCropped.read()?.id).toBe('c0ffee00-0000-4000-8000-000000000001');
  await forgetPictures();
});
