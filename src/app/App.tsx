import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { Loading } from './Loading.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { routes } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';
import { Visit } from './visit/Visit.tsx';

function Pages() {
  return useRoutes(routes.map(({ path, element }) => ({ path, element })));
}

/** The whole store, below a router. Renders on the server too. */
export function App({ queries }: { queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <Visit>
        <Shell>
          <PageBoundary>
            <Suspense fallback={<Loading />}>
              <Pages />
            </Suspense>
          </PageBoundary>
        </Shell>
      </Visit>
    </QueryClientProvider>
  );
}
