import { useLocation, useNavigate } from 'react-router-dom';
import { SomethingWentWrong } from '../pages/notFound/SomethingWentWrong.tsx';

/** Stands where a page failed, and takes neither header nor bag with it; another try, or another page, begins without it. (NF-05) */
export function PageFault() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // The router's boundary begins anew with each location, also with the same one.
  return <SomethingWentWrong onRetry={() => navigate(pathname + search, { replace: true, state })} />;
}

/** Stands where all that is around the pages failed. */
export const StoreFault = () => (
  <main id="main">
    <SomethingWentWrong onRetry={() => location.reload()} />
  </main>
);
