import type { QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { connectBackend, removeStrayWorkers } from './backend.ts';
import type { RouteFacts } from './pageCode.tsx';
import { createQueries } from './queries.ts';
import { reportUncaught, rootOptions } from './reporting.ts';
import { StoreProvider } from './Store.tsx';
import { DRAWN_LATER } from './shellPage.tsx';
import { storeRoutes } from './storeRoutes.tsx';
import { fitOf, takeStyles, type WrittenPage, writtenPage } from './writtenPage.ts';

/** What the HTML was drawn from, as good as read now: a page asks for none of it again. */
function keepReads(queries: QueryClient, { reads }: WrittenPage) {
  for (const [queryKey, data] of reads) {
    // What stands further down is taken over when it is near, however late that is.
    queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData(queryKey, data);
  }
}

const onRecoverableError = (error: unknown) => {
  // React calls a page that was left to the browser a fault of the server's.
  if ((error as { digest?: string } | null)?.digest !== DRAWN_LATER.message) rootOptions.onRecoverableError(error);
};

/** Brings the code of the page at the address, so that the router begins with it. Gives what its loaders bring, by route. */
async function loadPage() {
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matchRoutes(storeRoutes, location) ?? []) {
    const { codeOf, id } = route as RouteObject & Partial<RouteFacts>;
    if (!codeOf) continue;
    const Page = await codeOf(params).load();
    if (route.lazy) Object.assign(route, { Component: Page, lazy: undefined });
    else if (id) loaderData[id] = Page;
  }
  return { loaderData };
}

/** The store where no HTML came with the document, or that of another page. */
function draw(root: HTMLElement, queries: QueryClient) {
  // Each page tells of itself from now on.
  for (const told of document.head.querySelectorAll('[data-until-drawn]')) told.remove();
  root.replaceChildren();
  createRoot(root, rootOptions).render(
    <StoreProvider queries={queries}>
      <RouterProvider router={createBrowserRouter(storeRoutes)} />
    </StoreProvider>,
  );
}

/** Hydrates what stands in the document, or draws it. Rejects where it can do neither. */
export async function start(root: HTMLElement): Promise<void> {
  reportUncaught();
  connectBackend();
  removeStrayWorkers().catch(() => undefined);
  const queries = createQueries();
  const written = writtenPage();
  const fit = written && fitOf(written, location.pathname);
  if (written) keepReads(queries, written);
  if (!written || fit === 'none') return draw(root, queries);
  takeStyles(root);
  // The page stands there already: without its code it would only be taken away.
  const router = createBrowserRouter(storeRoutes, fit === 'page' ? { hydrationData: await loadPage() } : {});
  hydrateRoot(
    root,
    <StoreProvider queries={queries} data={fit === 'frame' ? null : written}>
      <RouterProvider router={router} />
    </StoreProvider>,
    { ...rootOptions, onRecoverableError },
  );
}
