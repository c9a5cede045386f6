import { waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { createMemoryRouter, type Location, type RouteObject, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { render } from '../../fixtures/harness/render.tsx';

/** The one that was drawn last. It is asked itself: what a component notes of it is of what it drew last, maybe in the test before. */
let router: ReturnType<typeof createMemoryRouter>;

/** Draws the routes at the last of these addresses; the others come before it in the history. */
export function openRoutes(
  routes: RouteObject[],
  initialEntries: (string | Partial<Location>)[],
  around = (pages: ReactNode): ReactNode => pages,
) {
  router = createMemoryRouter(routes, { initialEntries });
  return render(around(<RouterProvider router={router} />), {
    // What React put right by itself breaks no visit; the store reports it (`rootOptions`).
    onRecoverableError: (error) => console.warn(error, (error as Error).cause),
  });
}

export const getAddress = () => router.state.location.pathname + router.state.location.search;

export const isAt = (address: string | RegExp) =>
  waitFor(() =>
    typeof address === 'string' ? expect(getAddress()).toBe(address) : expect(getAddress()).toMatch(address),
  );

/** Leads elsewhere, as a link or the Back button does; a page whose code is here is drawn by then. */
export const go = (to: string | number, options?: { replace: boolean }) =>
  typeof to === 'number' ? router.navigate(to) : router.navigate(to, { ...options, flushSync: true });
