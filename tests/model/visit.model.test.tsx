import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup, render } from '../../fixtures/harness/render.tsx';
import { demoSession } from '../../machines/session/demoSession.ts';
import { createBackend } from '../../mocks/backend.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import { Visit } from '../../src/app/visit/Visit.tsx';
import { UserMenu } from '../../src/flows/session/UserMenu.tsx';
import { toasts } from '../../src/flows/toasts/Toasts.tsx';
import { setupHandlers } from '../support/setupHandlers.ts';

setupHandlers(...createBackend({ storage: memoryStorage() }).handlers);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ToastText = () => <p role="status">{toasts.useView().toast?.text}</p>;
function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The charts of the visit with the menu of who is using the store, at an address. */
function open(address: string) {
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <Visit>
          <UserMenu />
          <ToastText />
          <Where />
        </Visit>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return queries;
}
const keep = () => localStorage.setItem('user', JSON.stringify(demoSession));
const address = () => document.querySelector('output')?.textContent;

test.each([
  ['HOME-14', '/?logged_out=true', 'Logged Out Successfully'],
  ['HOME-15', '/?expired=true', 'Login Expired'],
])('[%s] [HOME-16] %s says so, once, and is home again', async (_, path, text) => {
  open(path);
  await screen.findByText(text);
  await waitFor(() => expect(address()).toBe('/'));
});

test('[SESS-04] [SESS-05] whoever the browser keeps is signed in, and anybody else is a guest', async () => {
  keep();
  open('/art/');
  await screen.findByText(/^Welcome/);
  cleanup();
  localStorage.clear();
  open('/art/');
  await screen.findByRole('button', { name: 'Login' });
});

test('[SESS-06] [SESS-07] [HOME-14] Logout forgets the customer, has what was read asked for anew, and home says so', async () => {
  keep();
  const queries = open('/art/');
  queries.setQueryData(['art'], ['misty-ghats']);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByText('Logged Out Successfully');
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('user')).toBeNull();
  expect(queries.getQueryState(['art'])?.isInvalidated).toBe(true);
});

test('[SESS-06] a logout in another tab is one here too', async () => {
  keep();
  open('/art/');
  await screen.findByText(/^Welcome/);
  localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
  await screen.findByRole('button', { name: 'Login' });
  expect(screen.queryByText(/^Welcome/)).toBeNull();
});
