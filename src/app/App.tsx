import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { isClosed } from '../domain/closedPaths.ts';
import { Answering } from '../kit/Answering.tsx';
import { type PageData, PageDataContext } from '../kit/pageData.ts';
import { Loading } from './Loading.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { routes } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';
import { OnceRecalled } from './visit/OnceRecalled.tsx';
import { Visit } from './visit/Visit.tsx';

function Pages() {
  const { pathname } = useLocation();
  const page = useRoutes(routes.map(({ path, element }) => ({ path, element })));
  return isClosed(pathname) ? <OnceRecalled>{page}</OnceRecalled> : page;
}

type Props = {
  queries: QueryClient;
  /** What travels with a page's HTML: collected on the server, looked up in the browser. */
  data?: PageData | null;
  /** What stands where the page does; the page at the address unless something else is given. */
  page?: ReactNode;
};

/** The whole store, below a router. Renders on the server too. */
export function App({ queries, data = null, page = <Pages /> }: Props) {
  return (
    <QueryClientProvider client={queries}>
      <PageDataContext value={data}>
        <Visit>
          <Answering zone="root">
            <Shell>
              <PageBoundary>
                <Suspense fallback={<Loading />}>{page}</Suspense>
              </PageBoundary>
            </Shell>
          </Answering>
        </Visit>
      </PageDataContext>
    </QueryClientProvider>
  );
}
