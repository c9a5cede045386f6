import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { getResponse, HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { listHouses, seedCustomer, seedStoredCustomer } from '../../fixtures/support/addresses.ts';
import { seedSignedInCustomer, seedStoredSession } from '../../fixtures/support/orders.ts';
import { session as buyer } from '../../machines/orderPlacement/samplePurchase.ts';
import { home, office } from '../../machines/savedAddresses/sampleAddresses.ts';
import { demoSession } from '../../machines/session/session.samples.ts';
import { type Entity, toObject } from '../../mocks/drupal/entity.ts';
import { revokeTokens } from '../../mocks/handlers/tokens.ts';
import { getSessionActor } from '../../src/ports/sessionActor.ts';
import { userStorage } from '../../src/storage/userStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { holdBrowser } from '../support/holdBrowser.ts';
import { getAddress, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore(['/account/profile/', '/403']);

// The first test does not wait for the code of these parts to be built.
beforeAll(() =>
  Promise.all([
    import('../../src/routes/account/CustomerPages.tsx'),
    import('../../src/app/shell/CodeLoginPopup.tsx'),
    import('../../src/flows/session/UserMenu.tsx'),
  ]),
);

/** The whole store at an address, with home before it. */
const open = (path: string) => openStore(['/', path]);
/** Settles once so many calls to such an address have been answered. */
const areAnswered = (address: RegExp, calls: number) =>
  new Promise<void>((resolve) => {
    let left = calls;
    backend.use(
      http.all(address, async ({ request }) => {
        const response = await getResponse(backend.handlers, request);
        if (--left === 0) resolve();
        return response;
      }),
    );
  });

test('[ACCT-02] anything else in the account is found nowhere', async () => {
  seedStoredSession(backend);
  open('/account/nonsense/');
  await isAt('/404a');
});

test('[ACCT-05] [ROUTE-64] /account/shippinglist shows the saved addresses', async () => {
  seedStoredSession(backend);
  open('/account/shippinglist');
  await findTitle('Saved Address');
  expect(getAddress()).toBe('/profile-details/shippinglist');
});

test.each(['profile', 'passwordchange', 'orders', 'saved_address'])(
  '[ACCT-03] [NF-04] [ROUTE-60] /account/%s/ without a login leads to /403',
  async (id) => {
    open(`/account/${id}/`);
    await isAt('/403');
    await findTitle('Please log in first');
  },
);

test('[NF-04] /403 offers a code and a password, and leads on to the page that was wanted', async () => {
  open('/account/orders/?from=letter');
  await isAt('/403');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Use a password' })).toHaveAttribute('href', '/login');
  await userEvent.click(await main.findByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  seedSignedInCustomer(backend);
  getSessionActor().send({ type: 'session.begun', session: demoSession, remember: true });
  await findTitle('Orders');
  expect(getAddress()).toBe('/account/orders/?from=letter');
});

test('[SESS-16] another customer in another tab begins the page anew; none at all leads away from it', async () => {
  const expectForbidden = (session: object | null) => {
    if (session) localStorage.setItem('user', JSON.stringify(session));
    else localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  };
  seedCustomer(backend, []);
  seedStoredSession(backend);
  open('/account/orders/');
  const order = await screen.findByRole('link', { name: 'Order 260814301276' });
  expectForbidden(buyer);
  expect(await screen.findByText('No orders yet')).toBeVisible();
  expect(order).not.toBeInTheDocument();
  cleanup();
  seedStoredSession(backend);
  open('/account/orders/');
  await screen.findByRole('link', { name: 'Order 260814301276' });
  expectForbidden(null);
  await isAt('/403');
  expect(userStorage.read()).toBeNull();
});

test('[ORD-35] another customer’s order is not found, and nothing of it is shown', async () => {
  seedStoredCustomer(backend, []);
  open('/account/orders/260814301276/');
  await isAt('/404p');
  await findTitle("We can't find the page");
  expect(screen.queryByText(/Misty Ghats/)).toBeNull();
});

const card = (house: RegExp) => within(screen.getByText(house).closest('li') as HTMLElement);

test('[ADDR-05] [ADDR-06] [ADDR-16] the saved addresses can be edited, and another one made the default', async () => {
  seedStoredCustomer(backend, [home, office]);
  open('/account/saved_address/');
  await screen.findByRole('list', { name: 'Saved addresses' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'SAVE & CONTINUE' })).toBeNull();
  await userEvent.click(card(/^Second floor/).getByRole('button', { name: /^Make default/ }));
  expect(await screen.findByText('Address Updated Succesfully')).toBeVisible();
  expect(card(/^Second floor/).getByText('Default')).toBeVisible();
  await userEvent.click(card(/^12A/).getByRole('button', { name: /^Edit/ }));
  const popup = within(screen.getByRole('dialog', { name: 'Edit address' }));
  const house = popup.getByLabelText(/^House/);
  await userEvent.clear(house);
  await userEvent.type(house, '14B, Palm Court');
  await userEvent.click(popup.getByRole('button', { name: 'Save address' }));
  await screen.findByText(/^14B, Palm Court/);
  expect(listHouses(backend)).toEqual(['14B, Palm Court', office.address.house]);
});

test('a saved address without a house begins with its street', async () => {
  seedStoredCustomer(backend, [{ ...home, address: { ...home.address, house: '' } }]);
  open('/account/saved_address/');
  expect(await screen.findByText('Mill Road')).toBeVisible();
});

test('a saved address of no state of India asks for one, and shows none until it is chosen', async () => {
  seedStoredCustomer(backend, [home]);
  const profile = backend.store.get('profile--customer', home.id) as Entity;
  const address = { ...toObject(profile.attributes.address), administrative_area: '' };
  backend.store.put({ ...profile, attributes: { ...profile.attributes, address, field_state: '' } });
  open('/account/saved_address/');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const state = within(screen.getByRole('dialog', { name: 'Edit address' })).getByLabelText(/^State/);
  expect(state).toHaveDisplayValue('Please choose');
  await userEvent.selectOptions(state, 'Andhra Pradesh');
  expect(within(state).queryByRole('option', { name: 'Please choose' })).toBeNull();
});

test('what is written from right to left stands so in the fields of an address', async () => {
  seedStoredCustomer(backend, [{ ...home, address: { ...home.address, city: 'سری نگر' } }]);
  open('/account/saved_address/');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const popup = within(screen.getByRole('dialog', { name: 'Edit address' }));
  expect(popup.getByLabelText(/^City/)).toHaveStyle({ direction: 'rtl' });
  expect(popup.getByLabelText(/^Street/)).toHaveStyle({ direction: 'ltr' });
});

test('[ACCT-17] the server says that the account is another’s: Login Expired, the user is cleared, and it is home', async () => {
  seedStoredCustomer(backend, [home]);
  open('/account/profile/');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Menon');
  backend.use(
    http.patch('*/jsonapi/user/user/:id', () =>
      HttpResponse.json({ errors: [{ detail: 'Users can only update their own account.' }] }, { status: 403 }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Login Expired')).toBeVisible();
  await isAt('/');
  expect(localStorage.getItem('user')).toBeNull();
});

test('[ADDR-12] a 403 on the save of an address removes the session and shows Login Expired', async () => {
  seedStoredCustomer(backend, [home, office]);
  open('/account/saved_address/');
  await screen.findByRole('list', { name: 'Saved addresses' });
  await userEvent.click(card(/^12A/).getByRole('button', { name: /^Edit/ }));
  const popup = within(screen.getByRole('dialog', { name: 'Edit address' }));
  backend.use(
    http.patch('*/jsonapi/profile/customer/:id', () =>
      HttpResponse.json({ errors: [{ detail: 'No.' }] }, { status: 403 }),
    ),
    http.post('*/oauth/token', () => HttpResponse.json({ error: 'invalid_request' }, { status: 401 })),
  );
  await userEvent.click(popup.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Login Expired')).toBeVisible();
  expect(localStorage.getItem('user')).toBeNull();
});

test('[ADDR-11] [SESS-10] [SESS-12] a login that is over by then ends at home, which says so', async () => {
  seedStoredCustomer(backend, [home, office]);
  // The wishlist is read beside; the page is to be the first that is refused.
  const wishlistRead = areAnswered(/wishlist/, 1);
  open('/account/saved_address/');
  await screen.findByRole('list', { name: 'Saved addresses' });
  await wishlistRead;
  revokeTokens(backend.store, backend.store.get('user--user', buyer.details.id) as Entity, { all: true });
  await userEvent.click(card(/^Second floor/).getByRole('button', { name: /^Make default/ }));
  expect(await screen.findByText('Login Expired')).toBeVisible();
  await isAt('/');
  expect(localStorage.getItem('user')).toBeNull();
});

test('[SHELL-22] the footer leads to the ways in', async () => {
  open('/403');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(footer.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
});

const menuButton = () => screen.getByRole('button', { name: 'Account' });
const menu = () => within(document.getElementById('user-menu') as HTMLElement);

test('[SHELL-09] [SHELL-10] a guest’s user menu opens and closes, and gives the focus back', async () => {
  open('/403');
  expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/account/wishlist/');
  await userEvent.click(menuButton());
  expect(await menu().findByRole('button', { name: 'Login' })).toBeVisible();
  expect(menu().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  await userEvent.click(menuButton());
  await waitFor(() => expect(menu().getByText('Login')).not.toBeVisible());
  await userEvent.click(menuButton());
  await waitFor(() => expect(menu().getByText('Login')).toBeVisible());
  menu().getByRole('button', { name: 'Login' }).focus();
  (document.getElementById('user-menu') as HTMLElement).hidePopover();
  expect(menuButton()).toHaveFocus();
});

test('[SHELL-02] [SHELL-03] [ACCT-25] [ACCT-26] the customer’s menu greets and has the ways of the account', async () => {
  seedStoredSession(backend);
  open('/403');
  await userEvent.click(menuButton());
  const greeting = await menu().findByRole('link', { name: `Welcome ${demoSession.details.name}` });
  expect(greeting).toHaveAttribute('href', '/account/');
  const ways = menu()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual(
    expect.arrayContaining([
      ['My Account', '/account/profile/'],
      ['Orders', '/account/orders/'],
      ['Wishlist', '/account/wishlist/'],
      ['Contact Us', expect.any(String)],
    ]),
  );
  const led = holdBrowser();
  // Access and refresh token; the customer of the next test has the same ones.
  const revoked = areAnswered(/oauth\/revoke$/, 2);
  await userEvent.click(menu().getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(userStorage.read()).toBeNull());
  expect(menu().getByText('Login')).not.toBeVisible();
  await waitFor(() => expect(led).toEqual(['/?logged_out=true']));
  await revoked;
});
