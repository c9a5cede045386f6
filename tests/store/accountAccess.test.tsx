import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { seedStoredSession } from '../../fixtures/support/orders.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { findTitle } from '../support/findTitle.ts';
import { findViolations } from '../support/findViolations.ts';
import { press } from '../support/press.ts';
import { go, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';
import { storeCustomer } from '../support/storeCustomer.ts';

const ACCOUNT = [
  ['/account/profile/', 'My Account'],
  ['/account/passwordchange/', 'Change password'],
  ['/account/orders/', 'Orders'],
  ['/account/saved_address/', 'Saved Address'],
] as const;

const backend = setupStore(['/signup', '/login', '/403', ...ACCOUNT.map(([path]) => path)]);
const customer = storeCustomer(backend);

// What has no place on a phone is behind a button there.
beforeEach(() => page.viewport(390, 844));

/** What stands around each page is looked at with the pages that anybody may see (pages.test.tsx). */
async function isFine(part: Element = screen.getByRole('main')) {
  await waitFor(() => expect(part.querySelector('[aria-busy="true"]')).toBeNull());
  expect(await findViolations(part)).toEqual([]);
}

test('axe finds nothing on the ways into the account', async () => {
  openStore(['/signup']);
  await screen.findByRole('heading', { name: 'Create an account' });
  await isFine();
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  await isFine();
  await press('Forgot password?');
  await screen.findByRole('button', { name: 'Send temporary password' });
  await isFine();
});

test('axe finds nothing on the login over a page', async () => {
  openStore(['/account/profile/']);
  await press('Login', { place: await screen.findByRole('main') });
  await isFine(await customer.popup());
  await customer.asksForACode(DEMO.name);
  await screen.findByText(`Sent to ${DEMO.name}`);
  await isFine(await customer.popup());
});

test('axe finds nothing on the pages of the account and on its menu', async () => {
  seedStoredSession(backend);
  openStore(['/']);
  for (const [path, name] of ACCOUNT) {
    await go(path);
    await findTitle(name);
    await isFine();
  }
  await press('Account');
  const menu = screen.getByRole('navigation', { name: 'Account' });
  await within(menu).findByText(/^Welcome /);
  await isFine(menu);
});
