import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../fixtures/harness/render.tsx';
import { ArtTypePage } from '../../src/routes/artType/ArtTypePage.tsx';
import { NotFoundPage } from '../../src/routes/notFound/NotFoundPage.tsx';
import { findTitle } from '../support/findTitle.ts';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/art/', address]} initialIndex={1}>
        <Routes>
          <Route path="/shop_art_type/:artid" element={<ArtTypePage />} />
          <Route path="/art/" element={<h1>The list</h1>} />
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test.each([
  ['Print', '/shop_art/misty-ghats?mode=art'],
  ['Framed', '/shop_art/misty-ghats?mode=frame'],
])('[ROUTE-26] [CONF-08] %s leads to %s', async (name, address) => {
  open('/shop_art_type/misty-ghats');
  expect(await findTitle('Misty Ghats')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
  expect(await screen.findByText(address)).toBeVisible();
});

test('[ART-15] an art that there is none of leads to the page that says so', async () => {
  open('/shop_art_type/no-such-picture');
  expect(await screen.findByRole('heading', { name: "We can't find the page" })).toBeVisible();
  expect(screen.getByText('/404s')).toBeVisible();
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

test.each(['/404s', '/404f', '/404c', '/404p', '/404a', '/nowhere'])(
  '[NF-01] [NF-02] %s says so, and leads home and back',
  async (address) => {
    open(address);
    expect(screen.getByRole('heading', { level: 1, name: "We can't find the page" })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return To Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  },
);

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
