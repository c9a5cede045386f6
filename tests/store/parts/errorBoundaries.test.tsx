import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, MemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from '../../../fixtures/harness/render.tsx';
import { rootOptions } from '../../../src/app/errorReporting.ts';
import { PageLoading } from '../../../src/app/PageLoading.tsx';
import { StoreProvider } from '../../../src/app/Store.tsx';
import { ShellPart } from '../../../src/app/shell/ShellPart.tsx';
import { withLayout } from '../../../src/app/storeRoutes.tsx';
import { createLazyPart } from '../../../src/kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../../src/kit/loading/PartErrorBoundary.tsx';
import { reportLoadFailure, retryPending, subscribeToLoadFailures } from '../../../src/kit/loading/retryImport.ts';
import { ErrorState, retryAll } from '../../../src/ui/BlockStates.tsx';
import { findTitle } from '../../support/findTitle.ts';
import { setupStore } from '../../support/setupStore.ts';

setupStore();

/** What was reported on the console: React's own, and the reports. */
let warned: string[];

beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation((...args) => void warned.push(args.join(' ')));
});

let isBroken = true;
const Broken = ({ missing = 'lines' }) => {
  if (isBroken) throw new TypeError(`Cannot read properties of undefined (reading '${missing}')`);
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
const renderPage = (page: ReactNode) =>
  render(
    <StoreProvider queries={new QueryClient()}>
      <RouterProvider router={createMemoryRouter(withLayout([{ path: '/', element: page }]))} />
    </StoreProvider>,
    { onCaughtError: rootOptions.onCaughtError },
  );

beforeEach(() => {
  isBroken = true;
});

test('[NF-05] a page that crashes leaves header, footer and bag, says so, and can be tried again', async () => {
  renderPage(<Broken />);
  expect(screen.getByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return To Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('whole again')).toBeVisible();
});

test('[NF-05] it is told to the reports, with the part and without the address', async () => {
  // One error is reported once, and the report of a test before may come after its end.
  renderPage(<Broken missing="prices" />);
  const report = () => warned.find((args) => args.includes('"place":"caught"') && args.includes('"part":"page"'));
  await waitFor(() => expect(report()).toBeDefined());
});

test('a part of the HTML that React had to draw anew is reported by what failed in it', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<!--$--><p>walls</p><!--/$-->';
  let isTakenOver = false;
  const FailsOnce = () => {
    if (isTakenOver) return <p>walls</p>;
    isTakenOver = true;
    throw new RangeError('The walls are not here.');
  };
  const root = hydrateRoot(
    place,
    <Suspense>
      <FailsOnce />
    </Suspense>,
    { onRecoverableError: rootOptions.onRecoverableError },
  );
  const reports = () => warned.filter((args) => args.includes('"place":"recoverable"'));
  await waitFor(() => expect(reports()).toEqual([expect.stringContaining('The walls are not here.')]));
  root.unmount();
});

test('[NF-05] where all that is around the pages crashes, it says so and leads home', async () => {
  const [around] = withLayout([]);
  const router = createMemoryRouter([{ ...around, children: [], path: '/', Component: Broken } as RouteObject]);
  render(<RouterProvider router={router} />, { onCaughtError: rootOptions.onCaughtError });
  expect(await findTitle('Something Went Wrong')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return To Home' })).toHaveAttribute('href', '/');
});

test.each(['header', 'footer', 'overlays', 'route effects'])(
  '[NF-05] a crash in the %s leaves the page and its neighbours',
  (part) => {
    inStore(
      <>
        <ShellPart part={part} fallback={<a href="/">Home</a>}>
          <Broken />
        </ShellPart>
        <p>the page</p>
      </>,
    );
    expect(screen.getByText('the page')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  },
);

test('[NF-05] what comes when it is wanted and crashes says so, and begins anew the next time it is wanted', async () => {
  const Panel = createLazyPart(async () => Broken, 'bag');
  const listener = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Bag
        </button>
        <Panel isActive={isOpen} onFailed={listener} />
      </>
    );
  }
  inStore(<Page />);
  const bag = screen.getByRole('button', { name: 'Bag' });
  await userEvent.click(bag);
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect(bag).toBeVisible();
  isBroken = false;
  await userEvent.click(bag);
  await userEvent.click(bag);
  expect(await screen.findByText('whole again')).toBeVisible();
});

test('[NF-05] in the place of a part stands what it is given, such as the drawing instead of the stage', async () => {
  const failed = vi.fn();
  inStore(
    <PartErrorBoundary part="stage" fallback={<p>the drawing</p>} onFailed={failed}>
      <Broken />
    </PartErrorBoundary>,
  );
  expect(screen.getByText('the drawing')).toBeVisible();
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a block that failed is tried again once the network is back, and not while it is busy', () => {
  const again = vi.fn();
  const { rerender } = render(<ErrorState title="The prints did not load" onRetry={again} />);
  retryAll();
  expect(again).toHaveBeenCalledTimes(1);
  rerender(<ErrorState title="The prints did not load" onRetry={again} busy />);
  retryAll();
  cleanup();
  retryAll();
  expect(again).toHaveBeenCalledTimes(1);
});

test('a page whose code does not come says so after a while, and leads on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  inStore(<PageLoading />);
  expect(screen.queryByRole('heading')).toBeNull();
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  expect(await findTitle('This page is still loading')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('whoever listens late is told what did not load before, once', () => {
  const listener = vi.fn();
  subscribeToLoadFailures(() => undefined)();
  reportLoadFailure('code');
  reportLoadFailure('code');
  subscribeToLoadFailures(listener)();
  expect(listener.mock.calls).toEqual([['code']]);
  retryPending();
});
