import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { connectBackend, removeStrayWorkers } from './backend.ts';
import { reportUncaughtErrors, rootOptions } from './errorReporting.ts';
import { CLIENT_ONLY_ERROR } from './PageLoading.tsx';
import { applyInlineStyles, matchPrerender, type PrerenderedPage, readPrerenderedPage } from './prerenderedPage.ts';
import { createQueryClient } from './queryClient.ts';
import { StoreProvider } from './Store.tsx';
import { storeRoutes } from './storeRoutes.tsx';
import { createTrustedTypesPolicy } from './trustedTypes.ts';

/** Seeds the query cache with the data of the prerendered page, so that it is not requested again. */
function seedQueryCache(queries: QueryClient, { reads }: PrerenderedPage) {
  for (const [queryKey, data] of reads) {
    // Blocks further down are hydrated when they are near, however late that is.
    queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData(queryKey, data);
  }
}

const onRecoverableError = (error: unknown) => {
  // React reports a client-only page as an error of the server.
  if ((error as { digest?: string } | null)?.digest !== CLIENT_ONLY_ERROR.message)
    rootOptions.onRecoverableError(error);
};

/** Resolves once the router has loaded the code of the page at the address. */
const waitUntilInitialized = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });

/** Renders the store where the document has no HTML, or that of another page. */
function renderStore(root: HTMLElement, queries: QueryClient) {
  // From now on each page renders its own.
  for (const element of document.head.querySelectorAll('[data-until-drawn]')) element.remove();
  root.replaceChildren();
  createRoot(root, rootOptions).render(
    <StoreProvider queries={queries}>
      <RouterProvider router={createBrowserRouter(storeRoutes)} />
    </StoreProvider>,
  );
}

/**
 * Hydrates the document, or renders the store. At once where somebody waits for it; else in several tasks, so that input is
 * not blocked. Rejects where it can do neither.
 */
export async function startApp(root: HTMLElement, isUrgent: boolean): Promise<void> {
  // Where nobody waits, each step is a task of its own, so that input is handled in between.
  const pause = () => (isUrgent ? undefined : new Promise((resume) => setTimeout(resume)));
  await pause();
  reportUncaughtErrors();
  createTrustedTypesPolicy();
  connectBackend();
  removeStrayWorkers().catch(() => undefined);
  const queries = createQueryClient();
  const page = readPrerenderedPage();
  const match = page && matchPrerender(page, location);
  if (page) seedQueryCache(queries, page);
  if (!page || match === 'none') return renderStore(root, queries);
  applyInlineStyles(root);
  await pause();
  const router = createBrowserRouter(storeRoutes);
  // The prerendered page stays until its code is loaded: without it React would remove the page.
  if (match === 'page') await waitUntilInitialized(router);
  await pause();
  const schedule = isUrgent ? (hydrate: () => void) => hydrate() : startTransition;
  schedule(() => {
    hydrateRoot(
      root,
      <StoreProvider queries={queries} data={match === 'frame' ? null : page}>
        <RouterProvider router={router} />
      </StoreProvider>,
      { ...rootOptions, onRecoverableError },
    );
  });
}
