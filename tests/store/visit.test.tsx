import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { demoSession } from '../../machines/session/session.samples.ts';
import { Visit } from '../../src/app/visit/Visit.tsx';
import { UserMenu } from '../../src/flows/session/UserMenu.tsx';
import { toasts } from '../../src/flows/toasts/Toasts.tsx';
import { cartStorage } from '../../src/storage/cartStorage.ts';
import { findPicture, type PictureMetadata, savePicture } from '../../src/storage/pictureStorage.ts';
import { STORAGE_KEYS } from '../../src/storage/storageKeys.ts';
import { holdBrowser } from '../support/holdBrowser.ts';
import { isAt, openRoutes } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

setupStore();

const facts: PictureMetadata = {
  id: 'one',
  name: 'kochi.jpg',
  kind: 'jpeg',
  source: 'upload',
  width: 10,
  height: 10,
  done: null,
  original: null,
  cropped: null,
  at: 1,
};

const ToastText = () => <p role="status">{toasts.useView().toast?.text}</p>;

/** The charts of the visit with the menu of who is using the store, at an address. */
function open(address: string) {
  const queries = new QueryClient();
  const visit = (
    <Visit>
      <UserMenu />
      <ToastText />
    </Visit>
  );
  openRoutes([{ path: '*', element: visit }], [address], queries);
  return queries;
}
const keep = () => localStorage.setItem('user', JSON.stringify(demoSession));

test.each([
  ['HOME-14', '/?logged_out=true', 'Logged Out Successfully'],
  ['HOME-15', '/?expired=true', 'Login Expired'],
])('[%s] [HOME-16] %s says so, once, and is home again', async (_, path, text) => {
  open(path);
  await screen.findByText(text);
  await isAt('/');
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

test('[SESS-06] [SESS-07] Logout leaves nothing of a person in the browser or at hand, and begins anew where home says so', async () => {
  const led = holdBrowser();
  keep();
  for (const [name, { owner, place }] of Object.entries(STORAGE_KEYS)) {
    if (owner !== 'person' || name === 'user') continue;
    if (place === 'local') localStorage.setItem(name, '"of the person"');
    if (place === 'session') sessionStorage.setItem(name, '"of the person"');
  }
  await savePicture(facts, { original: new Blob(['a']), preview: new Blob(['a']) });
  open('/art/');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(led).toEqual(['/?logged_out=true']));
  cartStorage.write([]);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()).toEqual([
    'forgotten',
    'forgotten_here',
  ]);
  expect(await findPicture('one')).toBeNull();
});

test.each([
  ['in another tab', () => new StorageEvent('storage', { key: 'forgotten' })],
  ['while this page was put away', () => new PageTransitionEvent('pageshow', { persisted: true })],
])('[SESS-06] who is forgotten %s is forgotten here', async (_, notice) => {
  const led = holdBrowser();
  sessionStorage.setItem('shipping_draft', '"of the person"');
  open('/art/');
  await waitFor(() => expect(sessionStorage.getItem('forgotten_here')).not.toBeNull());
  localStorage.setItem('forgotten', JSON.stringify(crypto.randomUUID()));
  window.dispatchEvent(notice());
  expect(led).toEqual([location.pathname + location.search]);
  expect(sessionStorage.getItem('shipping_draft')).toBeNull();
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
