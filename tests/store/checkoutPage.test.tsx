import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useActorRef } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { render } from '../../fixtures/harness/render.tsx';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { createCartSnapshot } from '../../machines/cart/cart.samples.ts';
import { checkoutSamples } from '../../machines/checkout/checkout.samples.ts';
import type { CheckoutInput } from '../../machines/checkout/checkoutContext.ts';
import { billing, delivery, lines, session } from '../../machines/orderPlacement/samplePurchase.ts';
import { persistCart } from '../../src/app/visit/persistence.ts';
import { cart } from '../../src/flows/cart/CartButton.tsx';
import { CheckoutPage } from '../../src/routes/checkout/CheckoutPage.tsx';
import { cartStorage } from '../../src/storage/cartStorage.ts';
import { checkoutRecordStorage, guestSessionStorage, toStored } from '../../src/storage/checkoutStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { NavigationEffects } from '../support/NavigationEffects.tsx';
import { go, isAt, openRoutes } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

setupStore();

let bag: ActorRefFrom<typeof cartMachine>;

function Bag() {
  bag = cart.useActorRef();
  return null;
}

const around = (
  <NavigationEffects>
    <cart.Provider logic={cartMachine} options={{ snapshot: createCartSnapshot(lines) }}>
      <Bag />
      <Outlet />
    </cart.Provider>
  </NavigationEffects>
);
const pages = [
  { path: '/checkout/:stage', element: <CheckoutPage /> },
  { path: '/mock_checkout/:stage', element: <CheckoutPage /> },
  { path: '*', element: <h1>Elsewhere</h1> },
];

/** Opens an address after the home page, with what the browser stored. */
function open(path: string, { record, session: stored }: Partial<Pick<CheckoutInput, 'record' | 'session'>> = {}) {
  cartStorage.write([...lines]);
  if (record) checkoutRecordStorage.write(toStored(record, lines));
  if (stored) guestSessionStorage.write(stored);
  openRoutes([{ element: around, children: pages }], ['/', path]);
}

const toShipping = () => fireEvent.click(screen.getByRole('button', { name: 'SAVE & CONTINUE' }));

test('[CHK-04] the details are the shopping bag, and Back leads past them', async () => {
  open('/checkout/details');
  await isAt('/checkout/shopping-bag');
  await findTitle('Shopping bag');
  go(-1);
  await isAt('/');
});

test('[CHK-01] the other prefix stays its own', async () => {
  open('/mock_checkout/shopping-bag');
  toShipping();
  await isAt('/mock_checkout/shipping');
});

test('[CHK-20] a double click goes on once, and Back comes back to the bag', async () => {
  open('/checkout/shopping-bag');
  const button = screen.getByRole('button', { name: 'SAVE & CONTINUE' });
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
  toShipping();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Street/)).value).toBe('Beach Road');
});

test('[CHK-12] a bag that another tab empties ends the review', async () => {
  const record = { ...checkoutSamples.input.record, shipping: { billing, delivery, same: true } };
  open('/checkout/review', { record, session });
  await findTitle('Review your order');
  bag.send({ type: 'lines.recalled', lines: [] });
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
  bag.send({ type: 'lines.recalled', lines: lines.slice(0, 1) });
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
  function Opened() {
    const actor = useActorRef(cartMachine);
    bag = actor;
    useLayoutEffect(() => persistCart(actor), [actor]);
    return null;
  }
  render(<Opened />);
  bag.send({ type: 'bag.ordered', lines: lines.slice(0, 1) });
  await waitFor(() => expect(received).toEqual([lines.length, lines.length - 1]));
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
