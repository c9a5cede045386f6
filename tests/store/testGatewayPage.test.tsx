import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { seedPlacedOrder } from '../../fixtures/support/orders.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { cart } from '../../src/flows/cart/CartButton.tsx';
import { TestGatewayPage } from '../../src/routes/testGateway/TestGatewayPage.tsx';
import { isAt, openRoutes } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore();
beforeEach(() => void seedPlacedOrder(backend));

const page = (
  <cart.Provider logic={cartMachine}>
    <TestGatewayPage />
  </cart.Provider>
);
const open = (address: string) => openRoutes([{ path: '*', element: page }], [address]);

test.each([
  ['Pay', '/checkout/payment?order_no=261121482615'],
  ['Fail', '/checkout/payment?order_no=261121482615'],
  ['Leave without an answer', '/checkout/payment?order_no=261121482615'],
  ['Close', '/checkout/payment_fail?order_no=261121482615'],
])('[PAY-09] %s leads back to %s', async (choice, address) => {
  open('/test-gateway?order_no=261121482615&amount=16892.00');
  expect(screen.getByText('₹16,892')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: choice }));
  await isAt(address);
});

test.each([
  '/test-gateway',
  '/test-gateway?order_no=261121482615',
  '/test-gateway?order_no=261121482615&amount=lots',
  '/test-gateway?order_no=%3Cscript%3E&amount=16892.00',
])('%s is no payment', (address) => {
  open(address);
  expect(screen.getByRole('heading', { level: 1, name: 'There is no payment here.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
});

test.each([
  ['/mock_checkout', '/mock_checkout/payment?order_no=261121482615'],
  ['https://elsewhere.example', '/checkout/payment?order_no=261121482615'],
])('[CHK-01] sent by the checkout under %s, it leads back to %s', async (prefix, address) => {
  open(`/test-gateway?order_no=261121482615&amount=16892.00&prefix=${encodeURIComponent(prefix)}`);
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await isAt(address);
});
