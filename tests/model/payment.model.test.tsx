import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { paymentFixture } from '../../fixtures/payment.fixture.tsx';
import { getPaymentState } from '../../fixtures/support/orders.ts';
import { getLastPopup } from '../../fixtures/support/razorpayPopup.ts';
import { ownPicture, palms } from '../../machines/cart/sampleLines.ts';
import { ownGift } from '../../machines/cart/sampleProducts.ts';
import { withGiftUpload } from '../../src/domain/productLine.ts';
import { deleteOrderedPictures } from '../../src/ports/cartPort.ts';
import { createGiftPictureId } from '../../src/storage/pictureIds.ts';
import { clearPictures, findPicture, savePicture } from '../../src/storage/pictureStorage.ts';
import { croppedPictureStorage, userUploadStorage } from '../../src/storage/uploadStorage.ts';
import { endsWith } from '../support/harness/endsWith.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const choose = (method: 'ccavenue' | 'razorpay') => ({ type: 'method.chosen', method });
const atTestGateway = { reply: 'provider.testGateway' };
const atRazorpay = { reply: 'provider.razorpay' };
const atNobody = { reply: 'provider.nobody' };
const pressed = { type: 'payment.continued' };
/** The shopper goes on, and the backend knows of no payment so far. */
const goesOn = [pressed, { reply: 'payment.read' }];
const payLink = '/test-gateway?order_no=261121482615&amount=16892.00';

/** Another tab stood at the same popup. */
const paidInAnotherTab = (['razorpay', 'ccavenue'] as const).map(
  (method): Outcome => ({
    requires: 'PAY-20',
    after: [atTestGateway, choose(method), pressed, { reply: 'payment.paidElsewhere' }],
    check(harness) {
      endsWith({ kind: 'submitted' })(harness);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  }),
);
/** Nobody can tell whether it is paid: the shopper goes on to the provider. */
const nothingKnown = [{ reply: 'payment.down' }, { reply: 'network.broken' }, { wait: 25_000 }].map(
  (nothing): Outcome => ({
    requires: 'PAY-10',
    after: [atTestGateway, choose('razorpay'), pressed, nothing],
    async check() {
      expect(await screen.findByRole('dialog', { name: 'Test gateway' })).toBeVisible();
    },
  }),
);

const outcomes: Outcome[] = [
  // The next time the same way is chosen already.
  {
    requires: 'PAY-02',
    after: [{ reply: 'provider.chosenBefore' }],
    check: () => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Razorpay/ }).checked).toBe(true),
  },
  {
    requires: 'PAY-02',
    after: [atRazorpay, choose('razorpay'), pressed],
    emits: { type: 'method.stored', method: 'razorpay' },
  },
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
    check: () =>
      expect(screen.getByRole('radio', { name: /^cards.*netbanking/i })).toHaveAttribute('value', 'ccavenue'),
  },
  {
    requires: 'PAY-04',
    after: [],
    check: () => expect(screen.getByRole('radio', { name: /razorpay/i })).toHaveAttribute('value', 'razorpay'),
  },
  { requires: 'PAY-05', after: [atTestGateway, pressed], sees: 'select a payment method' },
  { requires: 'PAY-05', after: [atTestGateway, pressed, choose('razorpay')], butNot: 'select a payment method' },
  {
    requires: 'PAY-09',
    after: [atTestGateway, choose('ccavenue'), ...goesOn, { reply: 'payLink.given' }],
    check: endsWith({ kind: 'linked', payLink }),
  },
  {
    requires: 'PAY-09',
    after: [atTestGateway, choose('ccavenue'), ...goesOn, { reply: 'payLink.foreign' }],
    sees: /^The payment page that came back is not our payment provider’s/,
    check: ({ actor }) => {
      expect(actor.getSnapshot().context.outcome).toEqual({ kind: 'closed' });
      expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
  },
  {
    requires: 'PAY-09',
    after: [atTestGateway, choose('ccavenue'), ...goesOn, { reply: 'payLink.down' }],
    sees: /The payment page did not open/,
    check: () => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus(),
  },
  {
    requires: 'PAY-09',
    after: [atTestGateway, choose('ccavenue'), ...goesOn, { reply: 'network.broken' }],
    sees: /The payment page did not open/,
  },
  {
    requires: 'PAY-09',
    after: [atTestGateway, choose('ccavenue'), ...goesOn, { wait: 25_000 }],
    sees: /The payment page did not open/,
  },
  {
    requires: 'PAY-09',
    after: [
      atTestGateway,
      choose('ccavenue'),
      ...goesOn,
      { reply: 'payLink.down' },
      ...goesOn,
      { reply: 'payLink.given' },
    ],
    check: endsWith({ kind: 'linked', payLink }),
  },
  {
    requires: 'PAY-10',
    after: [atTestGateway, choose('razorpay'), ...goesOn],
    check: async () => {
      expect(screen.getByRole('dialog', { name: 'Test gateway' })).toBeVisible();
      expect(screen.getByText('₹16,892')).toBeVisible();
      expect(screen.getByText('261121482615')).toBeVisible();
    },
  },
  {
    requires: 'PAY-07',
    after: [atTestGateway, choose('razorpay'), ...goesOn, { reply: 'testGateway.paid' }],
    check: (harness) => {
      endsWith({ kind: 'submitted' })(harness);
      expect(getPaymentState(harness.backend)).toBe('completed');
    },
  },
  {
    requires: 'PAY-15',
    after: [atTestGateway, choose('razorpay'), ...goesOn, { reply: 'order.paidElsewhere' }],
    check: (harness) => {
      endsWith({ kind: 'submitted' })(harness);
      expect(screen.queryByRole('dialog', { name: 'Test gateway' })).toBeNull();
    },
  },
  {
    requires: 'PAY-15',
    after: [atRazorpay, choose('razorpay'), ...goesOn, { reply: 'order.paidElsewhere' }],
    check: async (harness) => {
      endsWith({ kind: 'submitted' })(harness);
      await waitFor(() => expect(getLastPopup()?.isOpen).toBe(false));
    },
  },
  {
    requires: 'PAY-10',
    after: [atTestGateway, choose('razorpay'), ...goesOn, { reply: 'testGateway.closed' }],
    sees: /Nothing was charged/,
  },
  {
    requires: 'PAY-11',
    after: [atRazorpay, choose('razorpay'), ...goesOn],
    check: () => waitFor(() => expect(getLastPopup()?.options.amount).toBe('1689200')),
  },
  {
    requires: 'PAY-07',
    after: [atRazorpay, choose('razorpay'), ...goesOn, { reply: 'razorpay.paid' }],
    check: endsWith({ kind: 'submitted' }),
  },
  {
    requires: 'PAY-10',
    after: [atRazorpay, choose('razorpay'), ...goesOn, { reply: 'razorpay.closed' }],
    sees: /no payment has come in/,
  },
  {
    requires: 'PAY-10',
    after: [atRazorpay, choose('razorpay'), ...goesOn, { reply: 'razorpay.refused' }],
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
    after: [atTestGateway, choose('razorpay'), pressed],
    sees: 'Asking your bank first, so that nothing is paid twice…',
    check: () => expect(screen.queryByRole('dialog', { name: 'Test gateway' })).toBeNull(),
  },
  ...paidInAnotherTab,
  ...nothingKnown,
];

testPaths({ ...paymentFixture, outcomes });

test('[PAY-06] what the browser kept of a picture that was ordered is gone, and other drafts stay', async () => {
  const files = { original: new Blob(['whole']), preview: new Blob(['small']) };
  const crop = { x: 0, y: 0, width: 3600, height: 2400 };
  const facts = (id: string) =>
    ({ id, name: `${id}.jpg`, kind: 'jpeg', source: 'upload', width: 3600, height: 2400, at: 1, done: null }) as const;
  const draft = (id: string, cropped: string) =>
    savePicture(
      {
        ...facts(id),
        original: null,
        cropped: { id: cropped, url: `/${id}.jpg`, width: 3600, height: 2400, crop, turn: 0 },
      },
      files,
    );
  await draft('ordered', ownPicture.cropped_image);
  await draft('other', 'c0ffee00-0000-4000-8000-000000000001');
  const gift = withGiftUpload({ file: 'c0ffee00-0000-4000-8000-000000000002', url: '/gift.jpg' }, ownGift);
  const giftId = createGiftPictureId('/gifts/first-day-of-school');
  await savePicture({ ...facts(giftId), original: { id: gift.og_image, url: '/gift.jpg' }, cropped: null }, files);
  userUploadStorage.write(true);
  const { scales } = ownPicture;
  const uploaded = {
    original: ownPicture.og_image,
    url: '/ordered.jpg',
    name: '',
    width: 3600,
    height: 2400,
    scales: scales!,
  };
  croppedPictureStorage.write({ ...uploaded, id: ownPicture.cropped_image });

  await deleteOrderedPictures([palms, ownPicture, gift]);
  await clearPictures({ includeStored: false });
  expect([await findPicture('ordered'), await findPicture(giftId)]).toEqual([null, null]);
  expect((await findPicture('other'))?.facts.id).toBe('other');
  expect([croppedPictureStorage.read(), userUploadStorage.read()]).toEqual([null, null]);

  croppedPictureStorage.write({ ...uploaded, id: 'c0ffee00-0000-4000-8000-000000000001' });
  await deleteOrderedPictures([palms, ownPicture]);
  expect(croppedPictureStorage.read()?.id).toBe('c0ffee00-0000-4000-8000-000000000001');
});
