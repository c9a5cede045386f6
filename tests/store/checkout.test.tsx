import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { typeInto } from '../../fixtures/harness/interactions.ts';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { listCreated } from '../../fixtures/support/listCreated.ts';
import { seedPlacedOrder, seedStoredSession } from '../../fixtures/support/orders.ts';
import { framedPalms, palms } from '../../machines/cart/sampleLines.ts';
import { productLines } from '../../machines/cart/sampleProducts.ts';
import { emptyRecord } from '../../machines/checkout/checkoutRecord.ts';
import { testGatewaySamples } from '../../machines/testGateway/testGateway.samples.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { recoveryCopyStorage } from '../../src/storage/recoveryCopyStorage.ts';
import { ADDRESS_FIELDS } from '../support/addressFields.ts';
import { findTitle } from '../support/findTitle.ts';
import { holdBrowser } from '../support/holdBrowser.ts';
import { press } from '../support/press.ts';
import { getAddress, go, isAt, openStore } from '../support/router.tsx';
import { setupStore, WIDTHS } from '../support/setupStore.ts';
import { readStored } from '../support/storeCustomer.ts';

const backend = setupStore([
  '/',
  '/checkout/shopping-bag',
  '/test-gateway',
  '/account/orders/',
  '/account/orders/260814301276/',
  '/403',
  '/art/misty-ghats',
]);
const { orderNo } = testGatewaySamples.input;
const summary = async () => within(await screen.findByRole('complementary', { name: 'Order Summary' }));
const listOrders = () => listCreated(backend.store, 'commerce_order--default');

/** What an earlier visit left in the bag, with the pincode of that visit. */
function keepBag(lines: readonly CartLine[] = [palms]) {
  localStorage.setItem('cartData', JSON.stringify(lines));
  localStorage.setItem('pincode', '"682001"');
}
const goesOn = () => press('SAVE & CONTINUE');
async function comesToTheReview(street = ADDRESS_FIELDS.Street) {
  await goesOn();
  await screen.findByRole('heading', { name: 'Shipping and billing' });
  for (const [label, text] of Object.entries({ ...ADDRESS_FIELDS, Street: street }))
    await typeInto(screen.getAllByLabelText(new RegExp(`^${label}`))[0] as HTMLElement, text);
  await screen.findAllByText('Delivery in 5-7 days');
  await goesOn();
  await screen.findByRole('heading', { name: 'Review your order' });
}
async function agrees() {
  const terms = await screen.findByLabelText(/^I agree to Terms and Conditions/);
  await waitFor(() => expect(terms).toBeEnabled());
  await userEvent.click(terms);
}
async function placesTheOrder() {
  await agrees();
  await press('Place the Order');
  return within(await screen.findByRole('dialog', { name: 'Select Payment Method' }));
}

describe.each(WIDTHS)('%s', (_, width, height) => {
  beforeEach(() => page.viewport(width, height));

  test('[PAY-06] [PAY-12] an empty bag, at the side and as a stage, leads back to the order that is not paid; to none that is', async () => {
    const handOver = (paid: boolean) =>
      recoveryCopyStorage.write({ lines: [palms], record: { ...emptyRecord, order_no: orderNo, paid } });
    handOver(false);
    openStore(['/']);
    await userEvent.click(await screen.findByRole('button', { name: 'Bag, 0 items' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }));
    expect(await panel.findByText(`Order ${orderNo} is not paid yet`)).toBeVisible();
    await userEvent.click(panel.getByRole('link', { name: 'Go on with this order' }));
    await isAt(`/checkout/payment_fail?order_no=${orderNo}`);
    await go('/checkout/shopping-bag');
    expect(await screen.findByText(`Order ${orderNo} is not paid yet`)).toBeVisible();
    cleanup();
    handOver(true);
    openStore(['/checkout/shopping-bag']);
    expect(await screen.findByText('Your bag is empty')).toBeVisible();
    expect(screen.queryByText(/is not paid yet/)).toBeNull();
  });

  test('[CHK-33] [ADDR-01] [ORD-01] [ORD-26] [ORD-29] [ORD-32] a customer buys one of every kind by card, and finds the order in the account', async () => {
    seedStoredSession(backend);
    const lines = [palms, framedPalms, ...productLines];
    keepBag(lines);
    openStore(['/checkout/shopping-bag']);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove Item/ })).toHaveLength(lines.length));
    await goesOn();
    expect((await screen.findAllByText(/Old Ferry Road/))[0]).toBeVisible();
    await goesOn();
    await findTitle('Review your order');
    const popup = await placesTheOrder();
    const led = holdBrowser();
    await userEvent.click(popup.getByDisplayValue('ccavenue'));
    await press('Continue');
    await waitFor(() => expect(led).toEqual([expect.stringMatching(/^\/test-gateway\?/)]));
    await go(led[0] as string);
    await press('Pay');
    const number = /order_no=(\d{12})/.exec(led[0] as string)?.[1];
    await isAt(`/checkout/payment?order_no=${number}`);
    // The page asks for the payment again after seconds; the backend has it by now.
    await go('/account/orders/');
    await userEvent.click(await screen.findByRole('link', { name: `Order ${number}` }));
    await findTitle(`Order ${number}`);
    expect(screen.getByText('Cards, netbanking and UPI')).toBeVisible();
    for (const { item_name } of productLines) expect(screen.getAllByText(item_name)[0]).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back To Orders' }));
    await findTitle('Orders');
    expect(getAddress()).toBe('/account/orders/');
  });
});

test('[CART-48] prices changed by hand never reach an order, and the shopper is told', async () => {
  keepBag([{ ...palms, price: 100, art_price: 100, total_price: 100 }]);
  openStore(['/checkout/shopping-bag']);
  expect((await (await summary()).findAllByText('₹4,104'))[0]).toBeVisible();
  expect((await screen.findAllByText(/price changed/i))[0]).toBeVisible();
  await comesToTheReview();
  cleanup();
  keepBag(readStored('cartData').map((line: CartLine) => ({ ...line, price: 100 })));
  openStore(['/checkout/review']);
  await screen.findByText(/^Prices have changed since you put these into your bag\./);
  expect((await placesTheOrder()).getByText('₹4,104')).toBeVisible();
});

test('a double click on Place the Order makes one order', async () => {
  keepBag();
  openStore(['/checkout/shopping-bag']);
  await comesToTheReview();
  await agrees();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Place the Order' }));
  await screen.findByRole('dialog', { name: 'Select Payment Method' });
  expect(listOrders()).toHaveLength(1);
});

test('closing the payment leads back to Place the Order', async () => {
  keepBag();
  openStore(['/checkout/shopping-bag']);
  await comesToTheReview();
  await placesTheOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Close without paying' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place the Order' })).toHaveFocus());
});

test('an address with script in it stays text', async () => {
  const street = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  keepBag();
  openStore(['/checkout/shopping-bag']);
  await comesToTheReview(street);
  expect((await screen.findAllByText(street, { exact: false }))[0]).toBeVisible();
  expect(document.querySelector('main img[src=x], main script')).toBeNull();
  await placesTheOrder();
  expect(window).not.toHaveProperty('hacked');
});

test.each([
  ['CHK-12] [NF-04', '/checkout/review', '/403'],
  ['CHK-12] [NF-04', '/checkout/shipping', '/403'],
  ['ART-15] [NF-01', '/art/no-such-picture', '/404s'],
])('[%s] without a bag %s leads to %s', async (_, path, to) => {
  openStore(['/', path]);
  await isAt(to);
});

test('[CHK-18] whoever takes the last line out of the bag goes on from the page, for its button is gone', async () => {
  keepBag([palms]);
  openStore(['/checkout/shopping-bag']);
  await userEvent.click(await screen.findByRole('button', { name: /^Remove Item/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect((await screen.findAllByText('Your bag is empty'))[0]).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('[CHK-14] the review without shipping data leads to shipping', async () => {
  keepBag();
  openStore(['/', '/checkout/review']);
  await isAt('/checkout/shipping');
});

test.each([`/checkout/order-${orderNo}`, `/checkout/payment?order_no=${orderNo}`, `/order/${orderNo}`])(
  '[CHK-08] [PAY-18] [PAY-21] whoever types the number of another one’s order into %s is asked to sign in, and reads of no letter',
  async (path) => {
    seedPlacedOrder(backend);
    openStore(['/', path]);
    await isAt('/403');
    expect(await within(screen.getByRole('main')).findByRole('button', { name: 'Login' })).toBeEnabled();
    expect(screen.queryByText(/It's Ordered!|emailed/)).toBeNull();
  },
);
