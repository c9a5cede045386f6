import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ArtTypePage } from '../../src/routes/artType/ArtTypePage.tsx';
import { NotFoundPage } from '../../src/routes/notFound/NotFoundPage.tsx';
import { findTitle } from '../support/findTitle.ts';
import { isAt, openRoutes } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore();

const pages = [
  { path: '/shop_art_type/:artid', element: <ArtTypePage /> },
  { path: '/art/', element: <h1>The list</h1> },
  { path: '/', element: <h1>Home</h1> },
  { path: '*', element: <NotFoundPage /> },
];
const open = (address: string) => openRoutes(pages, ['/art/', address]);

test.each([
  ['Print', '/shop_art/misty-ghats?mode=art'],
  ['Framed', '/shop_art/misty-ghats?mode=frame'],
])('[ROUTE-26] [CONF-08] %s leads to %s', async (name, address) => {
  open('/shop_art_type/misty-ghats');
  expect(await findTitle('Misty Ghats')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
  await isAt(address);
});

test('[ART-15] an art that there is none of leads to the page that says so', async () => {
  open('/shop_art_type/no-such-picture');
  expect(await screen.findByRole('heading', { name: "We can't find the page" })).toBeVisible();
  await isAt('/404s');
});

test('[ART-15] one that did not load is tried again', async () => {
  backend.answerWith('art.down');
  open('/shop_art_type/misty-ghats');
  const again = await screen.findByRole('button', { name: 'Try again' });
  backend.resetHandlers();
  await userEvent.click(again);
  expect(await findTitle('Misty Ghats')).toBeVisible();
});

test('[ROUTE-26] without the list of frames, both ways are there', async () => {
  backend.answerWith('frames.down');
  open('/shop_art_type/misty-ghats');
  expect(await screen.findByRole('link', { name: /^Framed/ })).toBeVisible();
});

test.each([
  ['the last page that was shown', 1, false, 'The list'],
  ['the last page that was shown, across a full load', 0, true, 'The list'],
  ['home, where this is the first page of the visit', 0, false, 'Home'],
])('[NF-03] Back leads to %s', async (_, idx, canGoBack, name) => {
  const before = window.history.state;
  // As the router and the browser count the pages of a visit.
  window.history.replaceState({ ...before, idx }, '');
  vi.spyOn(window.navigation, 'canGoBack', 'get').mockReturnValue(canGoBack);
  open('/404s');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  vi.restoreAllMocks();
  window.history.replaceState(before, '');
});
