import { type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { SomethingWentWrong } from '../routes/notFound/SomethingWentWrong.tsx';
import { PageLoading } from './PageLoading.tsx';
import { routes } from './routes.tsx';
import { Store } from './Store.tsx';

/** Stands where a page failed, and takes neither header nor bag with it; another try, or another page, begins without it. (NF-05) */
function PageFault() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // The router's boundary begins anew with each location, also with the same one.
  return <SomethingWentWrong onRetry={() => navigate(pathname + search, { replace: true, state })} />;
}

/** Stands where all that is around the pages failed. */
const StoreFault = () => (
  <main id="main">
    <SomethingWentWrong onRetry={() => location.reload()} />
  </main>
);

/** What stands around every page, around these. */
export const withLayout = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: Store,
    ErrorBoundary: StoreFault,
    children: [{ HydrateFallback: PageLoading, ErrorBoundary: PageFault, children: pages }],
  },
];

/** The store as its router has it. */
export const storeRoutes = withLayout(routes);
