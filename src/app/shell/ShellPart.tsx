import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';

type Props = { part: string; instead?: ReactNode; children: ReactNode };

/** A part of what stands around every page: a fault in it leaves the page, and each page that is opened tries it anew. */
export function ShellPart({ part, instead, children }: Props) {
  const { key } = useLocation();
  return (
    <PartErrorBoundary part={part} instead={instead} anew={key}>
      {children}
    </PartErrorBoundary>
  );
}
