import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, type Location, type RouteObject, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { render } from '../../fixtures/harness/render.tsx';
import { StoreProvider } from '../../src/app/Store.tsx';
import { storeRoutes } from '../../src/app/storeRoutes.tsx';

/** The one that was drawn last. It is asked itself: what a component notes of it is of what it drew last, maybe in the test before. */
let router: ReturnType<typeof createMemoryRouter>;

/** An address, with what its entry of the history holds. */
export type Entry = string | Partial<Location>;

/** What fails says so at once: another try would come a second later. */
const createQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function open(routes: RouteObject[], initialEntries: Entry[], Provider: ComponentType<{ children: ReactNode }>) {
  router = createMemoryRouter(routes, { initialEntries });
  const view = (
    <Provider>
      <RouterProvider router={router} />
    </Provider>
  );
  return render(view, {
    // What React put right by itself breaks no visit; the store reports it (`rootOptions`).
    onRecoverableError: (error) => console.warn(error, (error as Error).cause),
  });
}

/** Draws the routes at the last of these addresses; the others come before it in the history. */
export const openRoutes = (routes: RouteObject[], entries: Entry[], queries = createQueries()) =>
  open(routes, entries, (props) => <QueryClientProvider client={queries} {...props} />);

/** Draws the whole store in the same way. */
export const openStore = (entries: Entry[], queries = createQueries()) =>
  open(storeRoutes, entries, (props) => <StoreProvider queries={queries} {...props} />);

export const getAddress = () => router.state.location.pathname + router.state.location.search;

export const isAt = (address: string | RegExp) =>
  waitFor(() =>
    typeof address === 'string' ? expect(getAddress()).toBe(address) : expect(getAddress()).toMatch(address),
  );

/** Leads elsewhere, as a link or the Back button does; a page whose code is here is drawn by then. */
export const go = (to: string | number, options?: { replace: boolean }) =>
  typeof to === 'number' ? router.navigate(to) : router.navigate(to, { ...options, flushSync: true });
