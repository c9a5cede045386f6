import type { Query } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Snapshot } from 'xstate';
import { HOST } from '../api/config.ts';
import { configureApi } from '../api/settings.ts';
import { getDocumentTitle } from '../domain/documentTitle.ts';
import type { SiteEntry } from '../domain/sitemap.ts';
import type { PrerenderRecorder } from '../kit/hydration/hydration.tsx';
import { setSanitizerWindow } from '../richText/sanitizer.ts';
import { findLazyPage } from './lazyPage.tsx';
import { CLIENT_ONLY_ERROR, ClientOnly } from './PageLoading.tsx';
import { type PageParts, parsePageParts } from './prerender/pageParts.ts';
import { fetchPublicPages, isStep } from './prerender/publicPages.ts';
import { createPrerenderQueryClient, type Recall, renderUntilLoaded } from './prerender/renderUntilLoaded.ts';
import { createSanitizerWindow } from './prerender/sanitizerWindow.ts';
import { type PrerenderedPage, replaceSharedAnswers } from './prerenderedPage.ts';
import { routes } from './routes.tsx';
import { Store, StoreProvider } from './Store.tsx';
import { storeRoutes } from './storeRoutes.tsx';

/** A page as HTML, in the parts that a document is made of. */
export type RenderedPage = Omit<PageParts, 'hasHeading' | 'isIndexable'> & {
  /** JSON for #page-data: what was read, and the snapshot of each chart. */
  data: string;
  /** What the page's file exports it as; null for what stands around every page. */
  page: string | null;
  /** Is there a page at the address, for everybody to find, or a step on the way to the bag? */
  isFound: boolean;
};

setSanitizerWindow(createSanitizerWindow);

type RenderRequest = { address: string; page?: ReactNode; recall?: Recall | undefined };

const handler = createStaticHandler(storeRoutes);
/** What stands around every page, around this one. */
const handlerAround = (page: ReactNode) => createStaticHandler([{ path: '*', element: <Store page={page} /> }]);

/** The router as it stands at an address, the page's code loaded. Rejects where that cannot be. */
async function routerAt(address: string, { dataRoutes, query } = handler) {
  const context = await query(new Request(new URL(address, 'http://store.invalid')));
  if (context instanceof Response) throw new Error(`${address} leads to ${context.headers.get('location')}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return { context, router: createStaticRouter(dataRoutes, context), hydrate: false };
}

async function render({ address, page, recall }: RenderRequest): Promise<RenderedPage> {
  const queries = createPrerenderQueryClient();
  const routing = await routerAt(address, page ? handlerAround(page) : handler);
  const draw = async () => {
    const snapshots: Record<string, Snapshot<unknown>> = {};
    const failures: unknown[] = [];
    const now = new Set<string>();
    const later = new Set<string>();
    const createRecorder = (reads: Set<string>) => ({
      recordSnapshot(chart: string, snapshot: Snapshot<unknown>) {
        snapshots[chart] = snapshot;
      },
      recordQuery: (queryHash: string) => void reads.add(queryHash),
    });
    const data: PrerenderRecorder = { ...createRecorder(now), deferred: createRecorder(later) };
    const { prelude } = await prerender(
      <StoreProvider queries={queries} data={data}>
        <StaticRouterProvider {...routing} />
      </StoreProvider>,
      {
        // A page is one piece: whatever it states stands where it belongs, and no script moves it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(failure) {
          if (failure === CLIENT_ONLY_ERROR) return CLIENT_ONLY_ERROR.message;
          failures.push(failure);
        },
      },
    );
    const html = await new Response(prelude).text();
    if (failures.length > 0) throw failures[0];
    return { html, snapshots, now, later };
  };
  const { drawing, reads } = await renderUntilLoaded(queries, draw, recall);
  const { snapshots, now, later } = drawing;
  const isForLater = ({ queryHash }: Query) => later.has(queryHash) && !now.has(queryHash);
  const { hasHeading, isIndexable, ...parts } = parsePageParts(drawing.html);
  const { pathname } = new URL(address, 'http://store.invalid');
  const title = getDocumentTitle(pathname, 'shopart');
  const travelling = reads.filter((query) => query.state.status === 'success' && !isForLater(query));
  const answers = travelling.map(({ state }) => state.data);
  return {
    ...parts,
    head: `<title>${title.replaceAll('&', '&amp;')}</title>${parts.head}`,
    data: JSON.stringify({
      address: page ? null : address,
      reads: travelling.map(({ queryKey, state }) => [queryKey, state.data]),
      // What stands around every page begins as any other.
      snapshots: page ? {} : (replaceSharedAnswers(snapshots, answers) as typeof snapshots),
    } satisfies PrerenderedPage),
    page: page ? null : (findLazyPage(routes, pathname)?.name ?? null),
    isFound: hasHeading && (isStep(pathname) || isIndexable),
  };
}

/**
 * The page at an address of the store, read from the backend at `host`. Rejects with the ApiFailure of what could not be
 * read, or with what the page threw.
 */
export function renderPage(
  address: string,
  { host, recall }: { host: string; recall?: Recall },
): Promise<RenderedPage> {
  configureApi({ host, publicHost: HOST });
  return render({ address, recall });
}

/** What stands around every page, with a place for one that the browser draws by itself: it is somebody's own, or has no file. */
export const renderShell = (): Promise<RenderedPage> => render({ address: '/account/', page: <ClientOnly /> });

/** Every public page that the backend at `host` knows of. Rejects as any call does. */
export function listPages(host: string): Promise<SiteEntry[]> {
  configureApi({ host });
  return fetchPublicPages();
}
