import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Snapshot } from 'xstate';
import { HOST } from '../api/config.ts';
import { type ApiSettings, configureApi } from '../api/settings.ts';
import { getDocumentTitle } from '../domain/documentTitle.ts';
import type { SiteEntry } from '../domain/sitemap.ts';
import type { PrerenderRecorder } from '../kit/hydration/hydration.tsx';
import { setSanitizerWindow } from '../richText/sanitizer.ts';
import { CLIENT_ONLY_ERROR, ClientOnly } from './PageLoading.tsx';
import { findPage } from './pageRoute.tsx';
import { getDomWindow, provideDomParser } from './prerender/domWindow.ts';
import { type PageParts, parsePageParts } from './prerender/pageParts.ts';
import { fetchPublicPages, isPurchaseStep } from './prerender/publicPages.ts';
import { createPrerenderQueryClient, type ReadCached, renderUntilLoaded } from './prerender/renderUntilLoaded.ts';
import { type PrerenderedPage, replaceSharedAnswers } from './prerenderedPage.ts';
import { routes } from './routes.tsx';
import { Store, StoreProvider } from './Store.tsx';
import { storeRoutes } from './storeRoutes.tsx';

/** A page as HTML, in the parts that a document is made of. */
export type RenderedPage = Omit<PageParts, 'hasHeading' | 'isIndexable'> & {
  /** JSON for #page-data: what was read, and the snapshot of each chart. */
  data: string;
  /** The name of the page's export; null for the shell. */
  page: string | null;
  /** Is there an indexable page at the address, or a screen between an art and the bag? */
  isFound: boolean;
};

provideDomParser();
setSanitizerWindow(getDomWindow);

type RenderRequest = { address: string; page?: ReactNode; readCached?: ReadCached | undefined };

const handler = createStaticHandler(storeRoutes);
/** A handler that renders this page in the shell. */
const createShellHandler = (page: ReactNode) => createStaticHandler([{ path: '*', element: <Store page={page} /> }]);

/** The router at an address, with the page's code loaded. Rejects where the address redirects or fails. */
async function createRouterAt(address: string, { dataRoutes, query }: typeof handler) {
  const context = await query(new Request(new URL(address, 'http://store.invalid')));
  if (context instanceof Response) throw new Error(`${address} leads to ${context.headers.get('location')}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return { context, router: createStaticRouter(dataRoutes, context), hydrate: false };
}

async function render({ address, page, readCached }: RenderRequest): Promise<RenderedPage> {
  const queries = createPrerenderQueryClient();
  const routerProps = await createRouterAt(address, page ? createShellHandler(page) : handler);
  const renderOnce = async () => {
    const snapshots: Record<string, Snapshot<unknown>> = {};
    const failures: unknown[] = [];
    const data: PrerenderRecorder = {
      recordSnapshot(chart, snapshot) {
        snapshots[chart] = snapshot;
      },
    };
    const { prelude } = await prerender(
      <StoreProvider queries={queries} data={data}>
        <StaticRouterProvider {...routerProps} />
      </StoreProvider>,
      {
        // No streaming: everything is in its final position, and no script moves it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(failure) {
          if (failure === CLIENT_ONLY_ERROR) return CLIENT_ONLY_ERROR.message;
          failures.push(failure);
        },
      },
    );
    const html = await new Response(prelude).text();
    if (failures.length > 0) throw failures[0];
    return { html, snapshots };
  };
  const {
    output: { html, snapshots },
    reads,
  } = await renderUntilLoaded(queries, renderOnce, readCached);
  const { hasHeading, isIndexable, ...parts } = parsePageParts(html);
  const { pathname } = new URL(address, 'http://store.invalid');
  const title = getDocumentTitle(pathname, 'shopart');
  const sentReads = reads.filter((query) => query.state.status === 'success' && !query.meta?.isDeferred);
  const answers = sentReads.map(({ state }) => state.data);
  return {
    ...parts,
    head: `<title>${title.replaceAll('&', '&amp;')}</title>${parts.head}`,
    data: JSON.stringify({
      address: page ? null : address,
      reads: sentReads.map(({ queryKey, state }) => [queryKey, state.data]),
      // The shell has no snapshots.
      snapshots: page ? {} : (replaceSharedAnswers(snapshots, answers) as typeof snapshots),
    } satisfies PrerenderedPage),
    page: page ? null : (findPage(routes, pathname)?.name ?? null),
    isFound: hasHeading && (isPurchaseStep(pathname) || isIndexable),
  };
}

/** Where pages are read from: the backend at `host`, by `fetch`. */
type Source = Pick<ApiSettings, 'host'> & Partial<Pick<ApiSettings, 'fetch'>>;

/** The page at an address of the store. Rejects with the ApiFailure of what could not be read, or with what the page threw. */
export function renderPage(
  address: string,
  { readCached, ...source }: Source & { readCached?: ReadCached },
): Promise<RenderedPage> {
  configureApi({ ...source, publicHost: HOST });
  return render({ address, readCached });
}

/** The shell for pages that the browser renders by itself: personal ones, and those without a file. */
export const renderShell = (): Promise<RenderedPage> => render({ address: '/account/', page: <ClientOnly /> });

/** Every public page that the backend knows of. Rejects as any call does. */
export function listPages(source: Source): Promise<SiteEntry[]> {
  configureApi(source);
  return fetchPublicPages();
}
