import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from '../../fixtures/harness/render.tsx';
import { SelectPage } from '../../src/routes/select/SelectPage.tsx';
import { findTitle } from '../support/findTitle.ts';
import { NavigationEffects } from '../support/NavigationEffects.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore();

/** A router that goes where the chart states, and tells where it is. */
function Shell({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <NavigationEffects>
      {children}
      <output>{pathname}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Step back
      </button>
    </NavigationEffects>
  );
}

const open = (...addresses: string[]) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={addresses}>
        <Shell>
          <Routes>
            <Route path="/select/:type" element={<SelectPage />} />
            <Route path="/start_framing" element={<SelectPage />} />
            <Route path="*" element={<h1>Elsewhere</h1>} />
          </Routes>
        </Shell>
      </MemoryRouter>
    </QueryClientProvider>,
  );

const readStored = () =>
  Object.fromEntries(
    ['artmode', 'flowtype', 'user_upload'].map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null')]),
  );

test.each([
  ['/select/print', 'What Are You Printing?', 'print', 'shopart'],
  ['/select/frame', 'What Are You Framing?', 'frame', 'framing'],
  ['/start_framing', 'What Are You Framing?', 'frame', 'framing'],
])('[CONF-27] [CONF-28] [CONF-29] [ROUTE-37] %s', async (address, name, artmode, flowtype) => {
  open(address);
  await findTitle(name);
  expect(readStored()).toEqual({ artmode, flowtype, user_upload: null });
});

test('[CONF-04] [CONF-05] [CONF-27] the choice is kept, and leads on', async () => {
  open('/select/print');
  await findTitle('What Are You Printing?');
  await userEvent.click(screen.getByRole('link', { name: /^Digital Upload/ }));
  expect(await screen.findByText('/custom-framing/')).toBeVisible();
  expect(readStored().user_upload).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }));
  await findTitle('What Are You Printing?');
  await userEvent.click(screen.getByRole('link', { name: /^Art/ }));
  expect(await screen.findByText('/art/')).toBeVisible();
  expect(readStored().user_upload).toBe(false);
});

test('[CONF-06] another type leads to the page that says so, in the place of its own address', async () => {
  open('/select/poster');
  expect(await screen.findByText('/404s')).toBeVisible();
  expect(readStored()).toEqual({ artmode: null, flowtype: null, user_upload: null });
});

test('[SHELL-18] the title goes with what the shopper is about', async () => {
  open('/select/frame');
  await findTitle('What Are You Framing?');
  expect(document.title).toBe('Custom Frames Online');
});

test('[CONF-03] without the pictures of the shop both choices stand', async () => {
  backend.answerWith('arts.down');
  open('/select/frame');
  await findTitle('What Are You Framing?');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
