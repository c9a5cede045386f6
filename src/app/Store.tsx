import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { isDisallowed } from '../domain/disallowedPaths.ts';
import { session } from '../flows/session/session.ts';
import { HydrationZone, type PageData, PageDataContext } from '../kit/hydration/hydration.tsx';
import { PageLoading, useIsSlow } from './PageLoading.tsx';
import { Shell } from './shell/Shell.tsx';
import { Visit } from './visit/Visit.tsx';

type Props = {
  queries: QueryClient;
  /** The data of a page's HTML: collected on the server, read in the browser. */
  data?: PageData | null;
  /** A router over the store's routes. */
  children: ReactNode;
};

/** The providers of the store's routes. */
export const StoreProvider = ({ queries, data = null, children }: Props) => (
  <QueryClientProvider client={queries}>
    <PageDataContext value={data}>{children}</PageDataContext>
  </QueryClientProvider>
);

/** Milliseconds that the previous page stays while the code of the next one loads; then a skeleton replaces it. */
const SLOW_DELAY = 2_500;

/**
 * A page of the shopper's own needs what the browser stored of the visit: it is rendered once the visit's charts have that,
 * or a bag would look empty at first. A prerendered page is everybody's, and is hydrated as it is. (CART-10,
 * CHK-14)
 */
function RequireRestored({ children }: { children: ReactNode }) {
  const isPrerendered = use(PageDataContext) !== null;
  const isKnown = session.useView((visitor) => visitor.isKnown);
  return isKnown || isPrerendered ? children : null;
}

function CurrentPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSlow = useIsSlow(useNavigation().state === 'loading', SLOW_DELAY);
  // A navigation to the open page cancels the pending one.
  if (isSlow) return <PageLoading back={() => navigate(pathname + search, { replace: true })} />;
  return isDisallowed(pathname) ? (
    <RequireRestored>
      <Outlet />
    </RequireRestored>
  ) : (
    <Outlet />
  );
}

/** The whole store, below a router. Renders on the server too. `page` replaces the page at the address. */
export const Store = ({ page = <CurrentPage /> }: { page?: ReactNode }) => (
  <Visit>
    <HydrationZone id="root">
      <Shell>
        <Suspense fallback={<PageLoading />}>{page}</Suspense>
      </Shell>
    </HydrationZone>
  </Visit>
);
