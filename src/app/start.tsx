import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { connectBackend, removeStrayWorkers } from './backend.ts';
import { reportUncaughtErrors, rootOptions } from './errorReporting.ts';
import type { PageRoute } from './lazyPage.tsx';
import { CLIENT_ONLY_ERROR } from './PageLoading.tsx';
import { applyInlineStyles, matchPrerender, type PrerenderedPage, readPrerenderedPage } from './prerenderedPage.ts';
import { createQueryClient } from './queryClient.ts';
import { StoreProvider } from './Store.tsx';
import { storeRoutes } from './storeRoutes.tsx';
import { createTrustedTypesPolicy } from './trustedTypes.ts';

/** What the HTML was drawn from, as good as read now: a page requests none of it again. */
function keepReads(queries: QueryClient, { reads }: PrerenderedPage) {
  for (const [queryKey, data] of reads) {
    // What stands further down is taken over when it is near, however late that is.
    queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData(queryKey, data);
  }
}

const onRecoverableError = (error: unknown) => {
  // React calls a page that was left to the browser a fault of the server's.
  if ((error as { digest?: string } | null)?.digest !== CLIENT_ONLY_ERROR.message)
    rootOptions.onRecoverableError(error);
};

/** Brings the code of the page at the address, so that the router begins with it. Gives what its loaders bring, by route. */
async function loadPage() {
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matchRoutes(storeRoutes, location) ?? []) {
    const { getPage, id } = route as RouteObject & PageRoute;
    if (!getPage) continue;
    const Page = await getPage(params).load();
    if (route.lazy) Object.assign(route, { Component: Page, lazy: undefined });
    else if (id) loaderData[id] = Page;
  }
  return { loaderData };
}

/** The store where no HTML came with the document, or that of another page. */
function draw(root: HTMLElement, queries: QueryClient) {
  // Each page brings its own from now on.
  for (const element of document.head.querySelectorAll('[data-until-drawn]')) element.remove();
  root.replaceChildren();
  createRoot(root, rootOptions).render(
    <StoreProvider queries={queries}>
      <RouterProvider router={createBrowserRouter(storeRoutes)} />
    </StoreProvider>,
  );
}

/**
 * Hydrates what stands in the document, or draws it. Where somebody waits for it, in one go; else piece by piece, so that it
 * is in nobody's way. Rejects where it can do neither.
 */
export async function startApp(root: HTMLElement, isUrgent: boolean): Promise<void> {
  // Where nobody waits, each step is a task of its own, and a press is answered between two of them.
  const pause = () => (isUrgent ? undefined : new Promise((resume) => setTimeout(resume)));
  await pause();
  reportUncaughtErrors();
  createTrustedTypesPolicy();
  connectBackend();
  removeStrayWorkers().catch(() => undefined);
  const queries = createQueryClient();
  const written = readPrerenderedPage();
  const fit = written && matchPrerender(written, location);
  if (written) keepReads(queries, written);
  if (!written || fit === 'none') return draw(root, queries);
  applyInlineStyles(root);
  await pause();
  // The page stands there already: without its code it would only be taken away.
  const router = createBrowserRouter(storeRoutes, fit === 'page' ? { hydrationData: await loadPage() } : {});
  await pause();
  const schedule = isUrgent ? (hydrate: () => void) => hydrate() : startTransition;
  schedule(() => {
    hydrateRoot(
      root,
      <StoreProvider queries={queries} data={fit === 'frame' ? null : written}>
        <RouterProvider router={router} />
      </StoreProvider>,
      { ...rootOptions, onRecoverableError },
    );
  });
}
