import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { checkoutSamples } from '../../machines/checkout/checkout.samples.ts';
import type { CheckoutInput } from '../../machines/checkout/checkoutContext.ts';
import { billing, delivery, lines, session } from '../../machines/orderPlacement/samplePurchase.ts';
import { persistCart } from '../../src/app/visit/persistence.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { cartStorage } from '../../src/storage/cartStorage.ts';
import { checkoutRecordStorage, guestSessionStorage, toStored } from '../../src/storage/checkoutStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { go, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

setupStore(['/checkout/details']);

/** Opens an address after the home page, with what the browser stored. */
function open(path: string, { record, session: stored }: Partial<Pick<CheckoutInput, 'record' | 'session'>> = {}) {
  cartStorage.write([...lines]);
  if (record) checkoutRecordStorage.write(toStored(record, lines));
  if (stored) guestSessionStorage.write(stored);
  return openStore(['/', path]);
}

/** Another tab stores these lines. */
function changeBagInAnotherTab(changed: readonly CartLine[]) {
  cartStorage.write([...changed]);
  // What is read is in the browser's storage before.
  cartStorage.read();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartData', newValue: localStorage.getItem('cartData') }));
}

const toShipping = async () => fireEvent.click(await screen.findByRole('button', { name: 'SAVE & CONTINUE' }));

test('[CHK-04] the details are the shopping bag, and Back leads past them', async () => {
  open('/checkout/details');
  await isAt('/checkout/shopping-bag');
  await findTitle('Shopping bag');
  go(-1);
  await isAt('/');
});

test('[CHK-01] the other prefix stays its own', async () => {
  open('/mock_checkout/shopping-bag');
  await toShipping();
  await isAt('/mock_checkout/shipping');
});

test('[CHK-20] a double click goes on once, and Back comes back to the bag', async () => {
  open('/checkout/shopping-bag');
  const button = await screen.findByRole('button', { name: 'SAVE & CONTINUE' });
  fireEvent.click(button);
  fireEvent.click(button);
  await isAt('/checkout/shipping');
  await findTitle('Shipping and billing');
  go(-1);
  await isAt('/checkout/shopping-bag');
  await findTitle('Shopping bag');
});

test('[CHK-37] what was typed at the shipping stage is still there after a step back', async () => {
  open('/checkout/shipping');
  fireEvent.change(await screen.findByLabelText(/^Street/), { target: { value: 'Beach Road' } });
  fireEvent.click(screen.getByRole('link', { name: /SHOPPING BAG/ }));
  await findTitle('Shopping bag');
  await toShipping();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Street/)).value).toBe('Beach Road');
});

test('[CHK-12] a bag that another tab empties ends the review', async () => {
  const record = { ...checkoutSamples.input.record, shipping: { billing, delivery, same: true } };
  open('/checkout/review', { record, session });
  await findTitle('Review your order');
  changeBagInAnotherTab([]);
  await isAt('/403');
});

const profile = { id: 'a-customers', revision: 1 };
const others = { ...session, details: { ...session.details, name: '9800000001', mail: 'ravi@example.com' } };

test.each([
  ['a customer who signed out', { profiles: { billing: profile, delivery: profile } }, session],
  ['a guest of another mail', {}, others],
])('[CHK-40] [GUEST-04] nobody orders what %s settled', async (_, settled, now) => {
  const record = { ...checkoutSamples.input.record, shipping: { billing, delivery, same: true }, ...settled };
  open('/checkout/review', { record, session: now });
  await isAt('/checkout/shipping');
});

test('[CART-47] the sums follow the bag of another tab', async () => {
  open('/checkout/shopping-bag');
  expect((await screen.findAllByText('₹16,892')).length).toBeGreaterThan(0);
  changeBagInAnotherTab(lines.slice(0, 1));
  await waitFor(() => expect(screen.queryByText('₹16,892')).toBeNull());
});

test('[CART-10] [CART-47] a tab that opens leaves the bag of the others as it is', async () => {
  const otherTab = document.body.appendChild(document.createElement('iframe'));
  const received: number[] = [];
  otherTab.contentWindow?.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'begin') received.length = 0;
    else if (key === 'cartData') received.push(JSON.parse(newValue ?? '[]').length);
  });
  // What tests before this one wrote may still be on its way to the other tab.
  localStorage.setItem('begin', '');
  cartStorage.write([...lines]);
  const bag = createActor(cartMachine).start();
  const stop = persistCart(bag);
  bag.send({ type: 'bag.ordered', lines: lines.slice(0, 1) });
  await waitFor(() => expect(received).toEqual([lines.length, lines.length - 1]));
  stop();
  otherTab.remove();
  cartStorage.remove();
});

test('[CHK-06] a payment of which nothing is known leads to the bag', async () => {
  open('/checkout/payment');
  await isAt('/checkout/shopping-bag');
});

test('[CHK-10] an unknown stage leads to the page that says so', async () => {
  open('/checkout/wrapping');
  await isAt('/404c');
});
