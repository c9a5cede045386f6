import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { render } from '../../fixtures/harness/render.tsx';
import { StoreProvider } from '../../src/app/Store.tsx';
import { storeRoutes } from '../../src/app/storeRoutes.tsx';

type StoreOptions = {
  queries?: QueryClient;
  /** What looks at the router from beside the store. */
  beside?: ReactNode;
};

/**
 * Draws the whole store at the last of these addresses; the others come before it in the history. Gives where it is, and
 * its router, which leads elsewhere as a link or the Back button does.
 */
export function openStore(addresses: string[], { queries = new QueryClient(), beside }: StoreOptions = {}) {
  const around = (
    <>
      <Outlet />
      {beside}
    </>
  );
  const router = createMemoryRouter([{ element: around, children: storeRoutes }], { initialEntries: addresses });
  const view = render(
    <StoreProvider queries={queries}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  const getAddress = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, getAddress };
}
