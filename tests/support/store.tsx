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

/** Draws the whole store at the last of these addresses; the others come before it in the history. */
export function openStore(addresses: string[], { queries = new QueryClient(), beside }: StoreOptions = {}) {
  const around = (
    <>
      <Outlet />
      {beside}
    </>
  );
  const router = createMemoryRouter([{ element: around, children: storeRoutes }], { initialEntries: addresses });
  return render(
    <StoreProvider queries={queries}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
}
