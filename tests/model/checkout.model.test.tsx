import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { checkoutFixture, getSnapshot, POLL } from '../../fixtures/checkout.fixture.tsx';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { listCreated } from '../../fixtures/support/listCreated.ts';
import { framedCanvas, manyLines, ownPicture, palms } from '../../machines/cart/sampleLines.ts';
import { billing, delivery, lines } from '../../machines/orderPlacement/samplePurchase.ts';
import { demoSession } from '../../machines/session/session.samples.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

/** What is put in the bag after the payment failed. */
const [another] = manyLines(1);
const open = (stage: string, orderNo: string | null = null) => ({ type: 'stage.opened', stage, orderNo });
const inStock = { reply: 'bag.inStock' };
const settled = { reply: 'shipping.settled' };
const chosen = { reply: 'addresses.chosen' };
const priced = [{ reply: 'price.quoted' }, { reply: 'terms.read' }];
const reviewed = [inStock, settled, ...priced];
const unknown = { reply: 'price.noSession' };
const renewTokens = { reply: 'tokens.renewed' };
/** A coupon of the backend, and one that it does not have. */
const tenth = { id: 'd291864a-7bd7-5440-b217-9020f3a7c250', code: 'WELCOME10', discount: null, parts: [] };
const spent = { ...tenth, code: 'SPENT' };
/** The bag with a price changed by hand. */
const cheated = lines.map((line) => (line.key === palms.key ? { ...line, price: 100, total_price: 100 } : line));
const agreed = [...reviewed, { type: 'terms.toggled' }];
const placed = [...agreed, { type: 'order.placed' }, { reply: 'order.created' }];
const paid = [...placed, { reply: 'payment.madeOverTheStore' }];
const linked = [...placed, { reply: 'payment.linked' }];
const completed = [...paid, { reply: 'status.completed' }];
const failed = [...paid, { reply: 'status.failed' }];
const unconfirmed = [...paid, { reply: 'status.unanswered' }];
const triedAgain = [...paid, { reply: 'status.failed' }, { type: 'tryAgain.chosen' }, { reply: 'payment.failed' }];
const free = [...agreed, { type: 'order.placed' }, { reply: 'order.free' }];
const cameBack = [...linked, open('payment_fail')];
const emptied = { type: 'bag.changed', lines: [] };
const atBag: PathAction[] = [];
const withoutBag = [emptied];
const framedBag = { type: 'bag.changed', lines: [ownPicture, framedCanvas] };
const otherAddress = { billing, delivery, same: false };

const at = (heading: string) => () => void screen.getByRole('heading', { level: 1, name: heading });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const summary = () => within(screen.getByRole('complementary', { name: 'Order Summary' }));
const sums = () =>
  Object.fromEntries(
    summary()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const block = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement?.textContent ?? '';
const goes = (to: string) => ({ type: 'navigate', to, replace: true });
const orderNo = (harness: Harness) => getSnapshot(harness).context.copies?.record.order_no;

const outcomes: Outcome[] = [
  { requires: 'CHK-03', after: [open('shopping-bag')], check: at('Shopping bag') },
  { requires: 'CHK-03', after: atBag, sees: 'Step 1 of 5' },
  { requires: 'CHK-05', after: [open('shipping')], sees: 'Step 2 of 5' },
  { requires: 'CHK-06', after: paid, sees: 'Step 3 of 5' },
  { requires: 'CHK-07', after: reviewed, sees: 'Step 4 of 5' },
  { requires: 'CHK-08', after: completed, sees: 'Step 5 of 5' },
  { requires: 'CHK-09', after: failed, sees: 'Step 6 of 6' },
  { requires: 'CHK-04', after: [open('details')], emits: goes('/checkout/shopping-bag'), check: at('Shopping bag') },
  { requires: 'CHK-04', after: [emptied, open('details')], emits: goes('/checkout/shopping-bag') },
  { requires: 'CHK-05', after: [open('shipping')], check: at('Shipping and billing') },
  { requires: 'ORD-35', after: [open('order-123')], emits: goes('/order/123') },
  { requires: 'ORD-35', after: [open('payment', '123')], emits: goes('/order/123') },
  // Nobody learns of an order by typing its number.
  { requires: 'CHK-09', after: [open('payment_fail', '123')], emits: goes('/order/123'), butNot: 'Payment failed' },
  { requires: 'CHK-10', after: [open('wrapping')], emits: goes('/404c') },
  { requires: 'CHK-10', after: [emptied, open('wrapping')], emits: goes('/404c') },
  { requires: 'CHK-10', after: [open('order-<script>')], emits: goes('/404c') },
  {
    requires: 'CHK-11',
    after: atBag,
    check() {
      const steps = within(screen.getByRole('navigation', { name: 'Checkout' })).getAllByRole('listitem');
      expect(steps.map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([
        'SHOPPING BAG',
        'SHIPPING AND BILLING',
        'PAYMENT',
      ]);
    },
  },
  { requires: 'CHK-12', after: [emptied, open('shipping')], emits: goes('/403') },
  { requires: 'CHK-12', after: [emptied, open('review')], emits: goes('/403') },
  { requires: 'CHK-12', after: [emptied, open('shopping-bag')], check: at('Shopping bag') },
  { requires: 'CHK-12', after: [emptied, open('order-123')], emits: goes('/order/123') },
  { requires: 'CHK-12', after: [emptied, open('payment', '123')], emits: goes('/order/123') },
  { requires: 'CHK-12', after: [emptied, open('payment_fail', '123')], emits: goes('/order/123') },
  { requires: 'CHK-12', after: [...reviewed, emptied], emits: goes('/403') },
  {
    requires: 'CHK-14',
    after: [open('review')],
    emits: goes('/checkout/shipping'),
    check: at('Shipping and billing'),
  },
  {
    requires: 'CHK-17',
    after: atBag,
    check: () => expect(screen.getAllByRole('button', { name: 'Remove Item' })).toHaveLength(2),
  },
  // It shows where to go, and no table of zeros.
  { requires: 'CHK-18', after: withoutBag, sees: 'Your bag is empty', butNot: '₹0' },
  {
    requires: 'CHK-19',
    after: withoutBag,
    check: () => expect(screen.getByRole('link', { name: 'Art Prints' }).getAttribute('href')).toBe('/art/'),
  },
  {
    requires: 'CHK-19',
    after: withoutBag,
    check: () => expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/'),
  },
  {
    requires: 'CHK-20',
    after: [inStock],
    emits: { type: 'navigate', to: '/checkout/shipping' },
    check: at('Shipping and billing'),
  },
  { requires: 'CHK-23', after: withoutBag, check: () => expect(button('SAVE & CONTINUE').disabled).toBe(true) },
  { requires: 'CHK-23', after: atBag, check: () => expect(button('SAVE & CONTINUE').disabled).toBe(false) },
  {
    requires: 'CHK-24',
    after: atBag,
    check: () =>
      expect(sums()).toEqual({
        Products: '2',
        Subtotal: '₹16,892',
        Tax: 'Included',
        Shipping: 'Free',
        Discount: '₹0',
        Total: '₹16,892',
      }),
  },
  {
    requires: 'CHK-25',
    after: reviewed,
    check: () => expect(sums()).toMatchObject({ Tax: 'Included', Total: '₹16,892' }),
  },
  { requires: 'CHK-26', after: atBag, check: () => expect(sums().Shipping).toBe('Free') },
  {
    requires: 'CHK-07',
    after: reviewed,
    emits: { type: 'navigate', to: '/checkout/review' },
    check: at('Review your order'),
  },
  {
    requires: 'CHK-64',
    after: [inStock, settled, { reply: 'price.quoted' }, { reply: 'fixedPages.missing' }],
    sees: 'Our Terms and Conditions cannot be read at the moment, and an order needs them. Nothing was ordered.',
    check() {
      expect(screen.queryByRole('checkbox', { name: /Terms and Conditions/ })).toBeNull();
      expect(button('Place the Order').disabled).toBe(true);
    },
  },
  {
    requires: 'CHK-64',
    after: [
      inStock,
      settled,
      { reply: 'price.quoted' },
      { reply: 'fixedPages.down' },
      { type: 'price.retried' },
      ...priced,
    ],
    butNot: /cannot be read/,
    check: () => void screen.getByRole('checkbox', { name: 'I agree to Terms and Conditions' }),
  },
  // A guest's way is every other one.
  {
    requires: 'CHK-02',
    after: [{ type: 'buyer.changed', role: 'customer', session: demoSession }, inStock, chosen, ...priced],
    check: at('Review your order'),
  },
  {
    requires: 'PIN-10',
    after: [framedBag, inStock],
    async check({ gate }) {
      gate.open();
      expect(await screen.findByText('Delivery in 10-14 days')).toBeVisible();
    },
  },
  // A picture that does not come is nobody's trouble.
  {
    requires: 'CART-51',
    after: [...reviewed, { type: 'bag.changed', lines: [{ ...palms, image_url: '/gone.webp' }] }, ...priced],
    async check({ effects }) {
      await waitFor(() => expect(document.querySelector('[href*="/neutral"]')).not.toBeNull());
      expect(effects.map(({ type }) => type)).not.toContain('toast');
    },
  },
  {
    requires: 'CHK-37',
    after: reviewed,
    emits: { type: 'checkout.stored' },
    check: (harness) =>
      expect(harness.effects.findLast(({ type }) => type === 'checkout.stored')).toMatchObject({
        record: { shipping: { billing, same: true }, quote: { amount: 1_689_200 } },
      }),
  },
  { requires: 'CHK-38', after: [inStock, settled], sees: 'Checking the price of your order…' },
  {
    requires: 'CHK-38',
    after: [inStock, settled],
    check: () => expect(button('Place the Order').disabled).toBe(true),
  },
  {
    requires: 'CHK-40',
    after: [inStock, settled, { reply: 'price.noSession' }, { reply: 'tokens.spent' }],
    sees: 'Other error',
    emits: { type: 'session.ended' },
    check: at('Shipping and billing'),
  },
  {
    requires: 'CHK-40',
    after: [inStock, settled, { reply: 'price.noSession' }, { reply: 'tokens.renewed' }, ...priced],
    butNot: 'Other error',
    check: () => expect(sums().Total).toBe('₹16,892'),
  },
  { requires: 'CHK-40', after: [inStock, settled, unknown, renewTokens, unknown], sees: 'Other error' },
  { requires: 'CHK-41', after: [inStock, settled, { reply: 'price.down' }], sees: 'Something went wrong' },
  {
    requires: 'CHK-41',
    after: [inStock, settled, { reply: 'price.gone' }],
    sees: 'No longer available: Print on Paper - Between Two Islands',
    check: () => void screen.getByRole('link', { name: 'Back to the bag' }),
  },
  { requires: 'CHK-41', after: [inStock, settled, { reply: 'network.broken' }], sees: 'Something went wrong' },
  { requires: 'CHK-41', after: [inStock, settled, { wait: 25_000 }], sees: 'Something went wrong' },
  {
    requires: 'CHK-41',
    after: [inStock, settled, { reply: 'price.down' }, { type: 'price.retried' }, ...priced],
    butNot: 'Something went wrong',
    // The button goes, and whoever uses keys stays where it stood.
    emits: { type: 'focus', field: 'awaited' },
    check: () => {
      expect(sums().Total).toBe('₹16,892');
      expect(document.getElementById('awaited')).toBeVisible();
    },
  },
  {
    requires: 'COUP-05',
    after: [...reviewed, { type: 'coupon.changed', coupon: spent }, { reply: 'price.couponRefused' }, ...priced],
    check: () => expect(sums()).toMatchObject({ Discount: '₹0', Total: '₹16,892' }),
  },
  // Asked once more without a coupon, and not over and over.
  {
    requires: 'CHK-41',
    after: [
      ...reviewed,
      { type: 'coupon.changed', coupon: spent },
      { reply: 'price.couponRefused' },
      { reply: 'price.couponRefused' },
    ],
    sees: 'Something went wrong',
  },
  {
    requires: 'COUP-06',
    after: [
      ...reviewed,
      { type: 'coupon.changed', coupon: tenth },
      ...priced,
      { type: 'coupon.changed', coupon: null },
      ...priced,
    ],
    check: () => expect(sums().Total).toBe('₹16,892'),
  },
  // Another tab may have taken from the bag what the coupon was for, while the order was placed.
  {
    requires: 'COUP-18',
    after: [
      ...reviewed,
      { type: 'coupon.changed', coupon: tenth },
      ...priced,
      { type: 'terms.toggled' },
      { type: 'order.placed' },
      { type: 'coupon.changed', coupon: null },
      { reply: 'order.couponRefused' },
      ...priced,
    ],
    check: () => void screen.getByRole('checkbox', { name: 'I agree to Terms and Conditions' }),
  },
  {
    requires: 'CHK-32',
    after: [...agreed, { type: 'order.placed' }, { reply: 'profiles.refused' }],
    sees: 'We could not take this as it stands',
  },
  // At once, and not only when the backend has another price.
  {
    requires: 'COUP-06',
    after: [
      ...reviewed,
      { type: 'coupon.changed', coupon: tenth },
      ...priced,
      { type: 'coupon.changed', coupon: null },
    ],
    check: () => expect(sums()).toMatchObject({ Discount: '₹0', Total: '₹16,892' }),
  },
  {
    requires: 'COUP-09',
    after: [...reviewed, { type: 'coupon.changed', coupon: tenth }, ...priced],
    // A tenth of 16,892 is 1,689.20, and a rupee is whole.
    check: () => expect(sums()).toMatchObject({ 'Discount WELCOME10': '-₹1,689', Total: '₹15,203' }),
  },
  {
    requires: 'CART-48',
    after: [inStock, { type: 'bag.changed', lines: cheated }, settled, ...priced],
    sees: 'Prices have changed since you put these into your bag. You see the prices of today.',
    emits: { type: 'lines.repriced', prices: { [palms.key]: 410_400 } },
    check: () => expect(sums()).toMatchObject({ Subtotal: '₹16,892', Total: '₹16,892' }),
  },
  { requires: 'CHK-63', after: reviewed, sees: 'Print on Canvas - Two Palms and a Promise' },
  {
    requires: 'CHK-64',
    after: reviewed,
    check: () => void screen.getByRole('checkbox', { name: 'I agree to Terms and Conditions' }),
  },
  { requires: 'CHK-65', after: reviewed, check: () => expect(button('Place the Order').disabled).toBe(true) },
  { requires: 'CHK-65', after: agreed, check: () => expect(button('Place the Order').disabled).toBe(false) },
  {
    requires: 'CHK-65',
    after: [...agreed, { type: 'terms.toggled' }],
    check: () => expect(button('Place the Order').disabled).toBe(true),
  },
  { requires: 'CHK-66', after: reviewed, check: () => expect(block('Billing')).toContain('Asha Menon') },
  { requires: 'CHK-67', after: reviewed, sees: 'Same as Billing Address' },
  {
    requires: 'CHK-67',
    after: [inStock, { type: 'draft.stored', addresses: otherAddress }, open('shopping-bag'), ...reviewed],
    butNot: 'Same as Billing Address',
    check: () => expect(block('Delivery')).toContain('Ravi Nair'),
  },
  {
    requires: 'CHK-68',
    after: [...reviewed, { type: 'edit.chosen' }],
    emits: { type: 'navigate', to: '/checkout/shipping' },
    check: at('Shipping and billing'),
  },
  {
    requires: 'CHK-69',
    after: reviewed,
    check: () =>
      expect(screen.getByRole('link', { name: '1800 000 0000' }).getAttribute('href')).toBe('tel:18000000000'),
  },
  {
    requires: 'CHK-70',
    after: reviewed,
    check: () => expect(block('Shipment details')).toMatch(/cannot be cancelled or changed.*tubes.*5-7 days/),
  },
  {
    requires: 'PIN-10',
    after: [...reviewed, framedBag, ...priced],
    check: () => {
      expect(block('Shipment details')).toMatch(/padded boxes.*5-7 days.*padded boxes.*10-14 days/);
      expect(block('Shipment details')).not.toMatch(/tubes/);
    },
  },
  {
    requires: 'CHK-63',
    after: [...reviewed, framedBag, ...priced],
    check: () =>
      expect(
        within(screen.getByRole('list', { name: 'Items of the order' }))
          .getAllByRole('listitem')
          .map((item) =>
            [...item.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
          ),
      ).toEqual([
        [
          'Print on Paper - Your own picture',
          '24 × 16 in, framed 33.6 × 25.6 in',
          'Matte Black frame, slate mat 3.75 in',
          'Quantity 1',
          '₹5,951',
        ],
        [
          'Print on Canvas - Two Palms and a Promise',
          'Anila Thekkedath',
          '18 × 24 in, framed 18.8 × 24.8 in',
          'Matte Black frame',
          'Quantity 1',
          '₹8,392',
        ],
      ]),
  },
  {
    requires: 'CHK-71',
    after: reviewed,
    check: () => expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/'),
  },
  {
    requires: 'ORD-04',
    after: [...agreed, { type: 'order.placed' }, { reply: 'placement.expired' }, { reply: 'tokens.spent' }],
    sees: 'Login Expired',
    emits: { type: 'session.ended' },
    check: at('Shipping and billing'),
  },
  // A session that grew old over the review is renewed, and the order placed on.
  {
    requires: 'ORD-04',
    after: [
      ...agreed,
      { type: 'order.placed' },
      { reply: 'placement.expired' },
      { reply: 'tokens.renewed' },
      { reply: 'order.created' },
    ],
    butNot: 'Login Expired',
    check: () => void screen.getByRole('dialog', { name: 'Select Payment Method' }),
  },
  {
    requires: 'PAY-01',
    after: placed,
    check: () => void screen.getByRole('dialog', { name: 'Select Payment Method' }),
  },
  // What the backend answered to the placement, not what was quoted before it.
  {
    requires: 'CHK-39',
    after: placed,
    check({ backend }) {
      const popup = within(screen.getByRole('dialog', { name: 'Select Payment Method' }));
      const [order] = listCreated(backend.store, 'commerce_order--default');
      popup.getByText(String(order?.attributes.order_number));
      popup.getByText('₹16,892');
    },
  },
  {
    requires: 'CHK-15',
    after: paid,
    check: ({ effects }) =>
      expect(effects.filter(({ type }) => type === 'navigate').map((effect) => (effect as { to?: string }).to)).toEqual(
        ['/checkout/shipping', '/checkout/review', '/checkout/payment'],
      ),
  },
  { requires: 'PAY-06', after: paid, emits: { type: 'bag.ordered' }, check: expectPaidLinesCleared },
  {
    requires: 'PAY-07',
    after: paid,
    emits: { type: 'navigate', to: '/checkout/payment', replace: true },
    sees: 'Your payment status is being collected.',
  },
  { requires: 'PAY-08', after: linked, emits: { type: 'bag.ordered' } },
  {
    requires: 'PAY-09',
    after: linked,
    check: (harness) =>
      expect(harness.effects).toContainEqual({
        type: 'redirect',
        url: `/test-gateway?order_no=${orderNo(harness)}&amount=16892.00`,
      }),
  },
  { requires: 'PAY-12', after: paid, check: expectPaidLinesCleared },
  { requires: 'PAY-28', after: linked, check: expectPaidLinesCleared },
  {
    requires: 'PAY-15',
    after: completed,
    check(harness) {
      expect(harness.effects).toContainEqual(expect.objectContaining(goes(`/checkout/order-${orderNo(harness)}`)));
      at("It's Ordered!")();
    },
  },
  {
    requires: 'CHK-08',
    after: completed,
    check: (harness) => expect(getSnapshot(harness).context.stage).toBe(`order-${orderNo(harness)}`),
  },
  {
    requires: 'PAY-16',
    after: completed,
    check: (harness) =>
      expect(harness.effects).toContainEqual({
        type: 'track',
        event: {
          event: 'checkout',
          products: [
            { name: 'Print on Canvas - Two Palms and a Promise', quantity: 1, total: 4104 },
            { name: 'Print on Paper - Between Two Islands', quantity: 2, total: 12788 },
          ],
          order_id: orderNo(harness),
          total: 16892,
        },
      }),
  },
  {
    requires: 'PAY-17',
    after: failed,
    sees: 'Payment failed',
    check: (harness) =>
      expect(harness.effects).toContainEqual(
        expect.objectContaining(goes(`/checkout/payment_fail?order_no=${orderNo(harness)}`)),
      ),
  },
  {
    requires: 'PAY-18',
    after: [...paid, { reply: 'status.unanswered' }],
    sees: 'Your payment is still being confirmed.',
    butNot: "It's Ordered!",
    check(harness) {
      expect(harness.effects).toContainEqual(expect.objectContaining(goes(`/checkout/order-${orderNo(harness)}`)));
      screen.getByText(orderNo(harness) ?? '');
    },
  },
  // It goes on asking while it is open, and says what it hears.
  {
    requires: 'PAY-18',
    after: [...unconfirmed, { reply: 'payment.pending' }, { wait: 10_000 }, { reply: 'payment.completed' }],
    sees: "It's Ordered!",
    emits: { type: 'track' },
  },
  {
    requires: 'PAY-18',
    after: [...unconfirmed, { reply: 'payment.down' }, { wait: 10_000 }, { reply: 'payment.pending' }],
    sees: 'Your payment is still being confirmed.',
  },
  {
    requires: 'PAY-17',
    after: [...unconfirmed, { reply: 'payment.failed' }],
    sees: 'Payment failed',
    check: (harness) =>
      expect(harness.effects).toContainEqual(
        expect.objectContaining(goes(`/checkout/payment_fail?order_no=${orderNo(harness)}`)),
      ),
  },
  {
    requires: 'PAY-21',
    after: completed,
    sees: 'An order summary was emailed to you.',
    check: (harness) => void screen.getByText(orderNo(harness) ?? ''),
  },
  {
    requires: 'PAY-22',
    after: failed,
    check: (harness) => void screen.getByText(`Payment for Order No: ${orderNo(harness)} could not be proceed.`),
  },
  {
    requires: 'PAY-23',
    after: failed,
    check: () => void screen.getByRole('link', { name: 'Try again' }),
  },
  {
    requires: 'PAY-24',
    after: [...paid, { reply: 'status.failed' }, { type: 'tryAgain.chosen' }, { reply: 'payment.failed' }],
    emits: { type: 'bag.restored', lines },
    check: () => expect(screen.getByLabelText<HTMLInputElement>(/^Street/).value).toBe('Mill Road'),
  },
  {
    requires: 'PAY-25',
    after: [...paid, { reply: 'status.failed' }, { type: 'tryAgain.chosen' }, { reply: 'payment.failed' }],
    emits: { type: 'navigate', to: '/checkout/shipping' },
    check: at('Shipping and billing'),
  },
  // It was paid meanwhile, in another tab or at the bank: nothing is paid twice.
  {
    requires: 'PAY-15',
    after: [...linked, { type: 'tryAgain.chosen' }, { reply: 'payment.completed' }],
    check(harness) {
      expect(harness.effects).toContainEqual(expect.objectContaining(goes(`/checkout/order-${orderNo(harness)}`)));
      at("It's Ordered!")();
    },
  },
  // What is in the bag by then stays in it.
  {
    requires: 'PAY-24',
    after: [
      ...paid,
      { reply: 'status.failed' },
      { type: 'bag.changed', lines: [another] },
      { type: 'tryAgain.chosen' },
      { reply: 'payment.failed' },
    ],
    emits: { type: 'bag.restored', lines: [...lines, another] },
  },
  // The copies of an older order are not given out for another one.
  {
    requires: 'PAY-24',
    after: [...paid, { reply: 'status.failed' }, open('payment_fail', '123')],
    emits: goes('/order/123'),
    check: (harness) => expect(harness.effects.map(({ type }) => type)).not.toContain('bag.restored'),
  },
  // The address of one's own failed payment proves nothing either.
  {
    requires: 'PAY-22',
    after: [...paid, { reply: 'status.unanswered' }, open('payment_fail'), { reply: 'payment.pending' }],
    butNot: 'Payment failed',
    sees: 'So far, no payment is known for this order.',
  },
  // Nothing was changed: the same order goes on to its payment.
  {
    requires: 'PAY-25',
    after: [...triedAgain, { type: 'payment.resumed' }, { reply: 'price.quoted' }, { reply: 'order.created' }],
    check: () => expect(screen.getByRole('dialog', { name: 'Select Payment Method' })).not.toBeNull(),
  },
  {
    requires: 'PAY-25',
    after: [...triedAgain, { type: 'bag.changed', lines: [another] }],
    check: () => expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull(),
  },
  // It comes to another sum by now: nobody pays what was not agreed to.
  {
    requires: 'PAY-25',
    after: [...triedAgain, { type: 'payment.resumed' }, { reply: 'price.changed' }],
    check: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  // The review says what is the matter, and asks once more.
  {
    requires: 'CHK-38',
    after: [...triedAgain, { type: 'payment.resumed' }, { reply: 'price.down' }],
    check: at('Review your order'),
  },
  // Nothing is left to pay: no provider would take it.
  { requires: 'PAY-06', after: free, emits: { type: 'bag.ordered' }, check: expectPaidLinesCleared },
  {
    requires: 'PAY-15',
    after: [...free],
    emits: { type: 'navigate', to: '/checkout/payment', replace: true },
    sees: 'Your payment status is being collected.',
    async check(harness) {
      expect(screen.queryByRole('dialog')).toBeNull();
      harness.gate.open();
      harness.clock.increment(POLL);
      await screen.findByRole('heading', { name: "It's Ordered!" });
      expect(harness.effects).toContainEqual(expect.objectContaining(goes(`/checkout/order-${orderNo(harness)}`)));
    },
  },
  // Back from the provider's page without having paid there: so far nothing has failed.
  ...[{ reply: 'payment.pending' }, { reply: 'payment.down' }, { wait: 25_000 }].map(
    (nothing): Outcome => ({
      requires: 'PAY-28',
      after: [...cameBack, nothing],
      sees: 'Came back without paying? Your bag and your details are safe.',
      butNot: 'Payment failed',
      check: () => void screen.getByRole('link', { name: 'Try again' }),
    }),
  ),
  {
    requires: 'PAY-24',
    after: [...cameBack, { reply: 'payment.pending' }, { type: 'tryAgain.chosen' }, { reply: 'payment.pending' }],
    emits: { type: 'bag.restored', lines },
    check: at('Shipping and billing'),
  },
  {
    requires: 'PAY-22',
    after: [...cameBack, { reply: 'payment.failed' }],
    sees: 'Payment failed',
    check: (harness) => void screen.getByText(`Payment for Order No: ${orderNo(harness)} could not be proceed.`),
  },
  {
    requires: 'PAY-15',
    after: [...cameBack, { reply: 'payment.completed' }],
    sees: "It's Ordered!",
    butNot: 'Payment failed',
  },
  // Nothing is known of any order.
  { requires: 'CHK-06', after: [open('payment')], emits: goes('/checkout/shopping-bag'), check: at('Shopping bag') },
  { requires: 'CHK-09', after: [open('payment_fail', '"><script>')], emits: goes('/checkout/shopping-bag') },
];

/** Bag and addresses have a copy, and the order's number with it. */
function expectPaidLinesCleared(harness: Harness) {
  const last = harness.effects.findLast(({ type }) => type === 'checkout.stored');
  expect(last).toMatchObject({
    record: { shipping: null, order_no: null },
    copies: { lines, record: { shipping: { billing }, order_no: expect.stringMatching(/^\d{12}$/) } },
  });
}

testPaths({ ...checkoutFixture, outcomes });
