import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, MemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackend } from '../../mocks/backend.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import { Loading } from '../../src/app/Loading.tsx';
import { rootOptions } from '../../src/app/reporting.ts';
import { StoreProvider } from '../../src/app/Store.tsx';
import { Part } from '../../src/app/shell/Part.tsx';
import { aroundPages } from '../../src/app/storeRoutes.tsx';
import { onDemand } from '../../src/kit/lazy.tsx';
import { PartBoundary } from '../../src/kit/PartBoundary.tsx';
import { followMissed, tellMissed, tryAgain } from '../../src/kit/retryImport.ts';
import { forgetReports } from '../../src/ports/errorReports.ts';
import { takeOffers } from '../../src/ui/again.ts';
import { Failed } from '../../src/ui/BlockStates.tsx';
import { answeredBy } from '../support/answeredBy.ts';
import { cleanup, render } from '../support/render.tsx';

answeredBy(...createBackend({ storage: memoryStorage() }).handlers);

/** What was told on the console: React's own, and the reports. */
let warned: string[];

beforeEach(() => {
  forgetReports();
  warned = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation((...said) => void warned.push(said.join(' ')));
});
afterEach(() => {
  cleanup();
  forgetReports();
});

let isBroken = true;
const Broken = () => {
  if (isBroken) throw new TypeError("Cannot read properties of undefined (reading 'lines')");
  return <p>whole again</p>;
};
const inStore = (page: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
    { onCaughtError: rootOptions.onCaughtError },
  );
/** The store with this page at '/'. */
const shown = (page: ReactNode) =>
  render(
    <StoreProvider queries={new QueryClient()}>
      <RouterProvider router={createMemoryRouter(aroundPages([{ path: '/', element: page }]))} />
    </StoreProvider>,
    { onCaughtError: rootOptions.onCaughtError },
  );

beforeEach(() => {
  isBroken = true;
});

test('[NF-05] a page that crashes leaves header, footer and bag, says so, and can be tried again', async () => {
  shown(<Broken />);
  expect(screen.getByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return To Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('whole again')).toBeVisible();
});

test('[NF-05] it is told to the reports, with the part and without the address', async () => {
  shown(<Broken />);
  const report = () => warned.find((said) => said.includes('"place":"caught"') && said.includes('"part":"page"'));
  await waitFor(() => expect(report()).toBeDefined());
});

test('[NF-05] where all that is around the pages crashes, it says so and leads home', async () => {
  const [around] = aroundPages([]);
  const router = createMemoryRouter([{ ...around, children: [], path: '/', Component: Broken } as RouteObject]);
  render(<RouterProvider router={router} />, { onCaughtError: rootOptions.onCaughtError });
  expect(await screen.findByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return To Home' })).toHaveAttribute('href', '/');
});

test.each(['header', 'footer', 'overlays', 'arrivals'])(
  '[NF-05] a crash in the %s leaves the page and its neighbours',
  (part) => {
    inStore(
      <>
        <Part part={part} instead={<a href="/">Home</a>}>
          <Broken />
        </Part>
        <p>the page</p>
      </>,
    );
    expect(screen.getByText('the page')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  },
);

test('[NF-05] what comes when it is wanted and crashes says so, and begins anew the next time it is wanted', async () => {
  const Panel = onDemand(async () => Broken, 'bag');
  const tell = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Bag
        </button>
        <Panel wanted={isOpen} props={{}} onFailed={tell} />
      </>
    );
  }
  inStore(<Page />);
  const bag = screen.getByRole('button', { name: 'Bag' });
  await userEvent.click(bag);
  await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
  expect(bag).toBeVisible();
  isBroken = false;
  await userEvent.click(bag);
  await userEvent.click(bag);
  expect(await screen.findByText('whole again')).toBeVisible();
});

test('[NF-05] in the place of a part stands what it is given, such as the drawing instead of the stage', async () => {
  const failed = vi.fn();
  inStore(
    <PartBoundary part="stage" instead={<p>the drawing</p>} onFailed={failed}>
      <Broken />
    </PartBoundary>,
  );
  expect(screen.getByText('the drawing')).toBeVisible();
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a block that failed is tried again once the network is back, and not while it is busy', () => {
  const again = vi.fn();
  const { rerender } = render(<Failed title="The prints did not come" retryLabel="Try again" onRetry={again} />);
  takeOffers();
  expect(again).toHaveBeenCalledTimes(1);
  rerender(<Failed title="The prints did not come" retryLabel="Try again" onRetry={again} busy />);
  takeOffers();
  cleanup();
  takeOffers();
  expect(again).toHaveBeenCalledTimes(1);
});

test('a page whose code does not come says so after a while, and leads on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  inStore(<Loading />);
  expect(screen.queryByRole('heading')).toBeNull();
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { level: 1, name: 'This page has not come yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('whoever listens late is told what did not come before, once', () => {
  const listener = vi.fn();
  followMissed(() => undefined)();
  tellMissed('code');
  tellMissed('code');
  followMissed(listener)();
  expect(listener.mock.calls).toEqual([['code']]);
  tryAgain();
});
