import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { isDisallowed } from '../domain/disallowedPaths.ts';
import { session } from '../flows/session/session.ts';
import { HydrationZone, type PageData, PageDataContext } from '../kit/hydration/hydration.tsx';
import { PageLoading } from './PageLoading.tsx';
import { Shell } from './shell/Shell.tsx';
import { Visit } from './visit/Visit.tsx';

type Props = {
  queries: QueryClient;
  /** What travels with a page's HTML: collected on the server, looked up in the browser. */
  data?: PageData | null;
  /** A router over the store's routes. */
  children: ReactNode;
};

/** What the store's routes stand on. */
export const StoreProvider = ({ queries, data = null, children }: Props) => (
  <QueryClientProvider client={queries}>
    <PageDataContext value={data}>{children}</PageDataContext>
  </QueryClientProvider>
);

/** So long, in milliseconds, the page before stays while the code of the next one comes; then the next one's place states it. */
const LONGEST_STAY = 2_500;

/** Has something gone on for longer than the page before may stay? */
function useLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const waiting = setTimeout(() => setLong(true), LONGEST_STAY);
    return () => {
      clearTimeout(waiting);
      setLong(false);
    };
  }, [isGoingOn]);
  return isLong;
}

/**
 * A page of the shopper's own stands on what the browser stored of the visit: it is drawn once the visit's charts know that,
 * or a bag would look empty at first. One that came as HTML is everybody's, and React takes it over as it stands. (CART-10,
 * CHK-14)
 */
function RequireRestored({ children }: { children: ReactNode }) {
  const isHtml = use(PageDataContext) !== null;
  const isKnown = session.useView((visitor) => visitor.isKnown);
  return isKnown || isHtml ? children : null;
}

function Pages() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLong = useLong(useNavigation().state === 'loading');
  // Whoever asks for the page that is open does not wait for another one any more.
  if (isLong) return <PageLoading back={() => navigate(pathname + search, { replace: true })} />;
  return isDisallowed(pathname) ? (
    <RequireRestored>
      <Outlet />
    </RequireRestored>
  ) : (
    <Outlet />
  );
}

/** The whole store, below a router. Renders on the server too. `page` stands where the page at the address does. */
export const Store = ({ page = <Pages /> }: { page?: ReactNode }) => (
  <Visit>
    <HydrationZone id="root">
      <Shell>
        <Suspense fallback={<PageLoading />}>{page}</Suspense>
      </Shell>
    </HydrationZone>
  </Visit>
);
