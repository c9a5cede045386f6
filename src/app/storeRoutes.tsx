import { type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { SomethingWentWrong } from '../routes/notFound/SomethingWentWrong.tsx';
import { PageLoading } from './PageLoading.tsx';
import { routes } from './routes.tsx';
import { Store } from './Store.tsx';

/** Replaces a page that failed, but neither header nor bag; a retry or a navigation clears it. (NF-05) */
function PageError() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // The router's boundary resets with each location, also with the same one.
  return <SomethingWentWrong onRetry={() => navigate(pathname + search, { replace: true, state })} />;
}

/** Replaces the whole store where the shell failed. */
const StoreError = () => (
  <main id="main">
    <SomethingWentWrong onRetry={() => location.reload()} />
  </main>
);

/** The routes of these pages in the layout of the store. */
export const withLayout = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: Store,
    ErrorBoundary: StoreError,
    children: [{ HydrateFallback: PageLoading, ErrorBoundary: PageError, children: pages }],
  },
];

/** The routes of the whole store. */
export const storeRoutes = withLayout(routes);
