import '../../src/ui/print.css';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { seedPlacedOrder, seedSignedInCustomer } from '../../fixtures/support/orders.ts';
import { session as guest } from '../../machines/orderPlacement/samplePurchase.ts';
import { demoSession } from '../../machines/session/session.samples.ts';
import { testGatewaySamples } from '../../machines/testGateway/testGateway.samples.ts';
import { expireAccessTokens } from '../../mocks/handlers/tokens.ts';
import { getSessionActor } from '../../src/ports/sessionActor.ts';
import { findTitle } from '../support/findTitle.ts';
import { holdBrowser } from '../support/holdBrowser.ts';
import { getAddress, go, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';
import { readStored } from '../support/storeCustomer.ts';

const backend = setupStore([
  '/account/orders/',
  '/account/orders/260814301276/',
  '/order/260814301276',
  '/order/260814301276/invoice',
  '/403',
  '/404',
  '/',
]);
const PAID = '260814301276';
const CANCELED = '260930558140';
const UNPAID = '261118094462';

// The first test does not wait for the code of what stands in the account to be built.
beforeAll(async () => void (await import('../../src/routes/account/CustomerPages.tsx')));
const open = (path: string) => openStore(['/', path]);
const keep = (key: 'user' | 'tempuserdat', session: object) => localStorage.setItem(key, JSON.stringify(session));
const asCustomer = () => {
  seedSignedInCustomer(backend);
  keep('user', demoSession);
};

test.each(['/account/orders/', `/account/orders/${PAID}/`, `/account/profile/${PAID}`, `/order/${PAID}`])(
  '[ACCT-03] [NF-04] %s without a login leads to /403, and Back leads past it',
  async (path) => {
    open(path);
    await isAt('/403');
    go(-1);
    await isAt('/');
  },
);

test('[ACCT-02] an order of what is no page of the account is found nowhere', async () => {
  open(`/account/nonsense/${PAID}`);
  await isAt('/404a');
});

test.each([`/account/orders/${PAID}/`, `/account/profile/${PAID}`])(
  '[ACCT-04] [ROUTE-39] %s is a single order, and Back To Orders leads to the list',
  async (path) => {
    asCustomer();
    open(path);
    await findTitle(`Order ${PAID}`);
    await userEvent.click(screen.getByRole('link', { name: 'Back To Orders' }));
    await findTitle('Orders');
    expect(getAddress()).toBe('/account/orders/');
    await userEvent.click(await screen.findByRole('link', { name: `Order ${CANCELED}` }));
    await isAt(`/account/orders/${CANCELED}/`);
    await findTitle(`Order ${CANCELED}`);
  },
);

test('[ORD-35] [NF-03] an order that there is not leads to /404p, and Back leads past it', async () => {
  asCustomer();
  open('/account/orders/1/');
  await isAt('/404p');
  go(-1);
  await isAt('/');
});

test('[ORD-33] [ORD-34] [ROUTE-38] the order page is headed Confirmed and folds payment method, shipping address and order details', async () => {
  asCustomer();
  open(`/order/${PAID}`);
  await findTitle('Confirmed');
  const part = (name: string) => within(screen.getByText(name).closest('details') as HTMLElement);
  expect(part('Payment method').getByText('Razorpay')).toBeVisible();
  expect(part('Shipping address').getByText('Kochi 682001')).toBeVisible();
  expect(part('Order details').getByText(/Misty Ghats/)).toBeVisible();
  await userEvent.click(screen.getByText('Shipping address'));
  expect(part('Shipping address').getByText('Kochi 682001')).not.toBeVisible();
  expect(part('Order details').getByText(/Misty Ghats/)).toBeVisible();
});

test('[ORD-30] [ORD-33] no order is called confirmed that was called off, and one that nobody paid says so', async () => {
  asCustomer();
  open(`/order/${CANCELED}`);
  await findTitle('Cancelled');
  cleanup();
  open(`/order/${UNPAID}`);
  await findTitle('Confirmed');
  expect(screen.getByText(/The payment for it has not reached us yet/)).toBeVisible();
});

test('[ORD-30] a state of two words is read as words, in the list and at the order', async () => {
  const { store } = backend;
  const paid = store.list('commerce_order--default').find(({ attributes }) => attributes.order_number === PAID);
  if (paid) store.put({ ...paid, attributes: { ...paid.attributes, state: 'partially_refunded' } });
  asCustomer();
  open('/account/orders/');
  await screen.findByText('partially refunded');
  cleanup();
  open(`/account/orders/${PAID}/`);
  await screen.findByText('partially refunded');
});

test('[GUEST-04] [ORD-34] a guest finds the own order by its number, and not in the account', async () => {
  seedPlacedOrder(backend);
  keep('tempuserdat', guest);
  open(`/order/${testGatewaySamples.input.orderNo}`);
  await findTitle('Confirmed');
  cleanup();
  open(`/account/orders/${testGatewaySamples.input.orderNo}/`);
  await isAt('/403');
});

test.each([
  ['of somebody else', PAID],
  ['that there is not', '1'],
])('[CHK-08] [SESS-17] a guest is asked to sign in for an order %s, and learns nothing of it', async (_, number) => {
  seedPlacedOrder(backend);
  keep('tempuserdat', guest);
  open(`/order/${number}`);
  await isAt('/403');
});

test('[SESS-11] [API-05] a login that has run out is renewed, kept, and the order is there', async () => {
  asCustomer();
  expireAccessTokens(backend.store);
  open(`/account/orders/${PAID}/`);
  await findTitle(`Order ${PAID}`);
  expect(readStored('user')).toMatchObject({ details: demoSession.details });
  expect(readStored('user').token).not.toBe(demoSession.token);
});

test.each(['/account/orders/', `/account/orders/${PAID}/`, `/order/${PAID}`])(
  '[SESS-10] [SESS-12] one that cannot be renewed is forgotten, and %s leads to where the customer is told so',
  async (path) => {
    keep('user', demoSession);
    keep('tempuserdat', guest);
    open(path);
    await isAt('/?expired=true');
    expect(readStored('user')).toBeNull();
    expect(readStored('tempuserdat')).toEqual(guest);
    go(-1);
    await isAt('/');
  },
);

test('[GUEST-04] [SESS-12] a guest’s account that cannot be renewed is forgotten too', async () => {
  keep('tempuserdat', guest);
  open(`/order/${PAID}`);
  await isAt('/?expired=true');
  expect(readStored('tempuserdat')).toBeNull();
});

test('[SESS-06] [SESS-07] a logout on a page of the account leads home, and not to where nobody may see it', async () => {
  asCustomer();
  const led = holdBrowser();
  open('/account/orders/');
  await screen.findByRole('link', { name: `Order ${PAID}` });
  getSessionActor().send({ type: 'logout.chosen' });
  await waitFor(() => expect(led).toEqual(['/?logged_out=true']));
  expect([getAddress(), readStored('user')]).toEqual(['/account/orders/', null]);
});

test('[SESS-06] [ACCT-03] a logout in another tab takes what was the customer’s off the screen, and leads to /403', async () => {
  asCustomer();
  open('/account/orders/');
  await screen.findByRole('link', { name: `Order ${PAID}` });
  localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
  await isAt('/403');
  await findTitle('Please log in first');
  expect(screen.queryByRole('link', { name: `Order ${PAID}` })).toBeNull();
});

test('Print puts the page on paper', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  asCustomer();
  open(`/order/${PAID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test.each([
  ['the account’s page', `/account/orders/${PAID}/`],
  ['the confirmation', `/order/${PAID}`],
])('%s on paper is the order alone, folded or not, with whose it is', async (_, path) => {
  asCustomer();
  open(path);
  const address = await screen.findAllByText('Kochi 682001');
  for (const part of document.querySelectorAll('details')) part.open = false;
  const media = (name: string) => cdp().send('Emulation.setEmulatedMedia', { media: name });
  await media('print');
  try {
    await waitFor(() => {
      for (const line of address) expect(line.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    });
    expect(within(screen.getByRole('main')).getByText(/^Mitre & Mat/)).toBeVisible();
    for (const link of screen.getAllByText('Art Prints')) expect(link).not.toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Back To Orders' })).toBeNull();
  } finally {
    await media('');
  }
});
