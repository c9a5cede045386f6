import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { SomethingWentWrong } from '../pages/notFound/SomethingWentWrong.tsx';

/** Keeps a fault in one page from taking header and bag with it; another try, or another page, begins without it. (NF-05) */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <PartBoundary part="page" anew={useLocation().pathname} instead={(again) => <SomethingWentWrong onRetry={again} />}>
    {children}
  </PartBoundary>
);
