import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../../kit/PartBoundary.tsx';

type Props = { part: string; instead?: ReactNode; children: ReactNode };

/** A part of what stands around every page: a fault in it leaves the page, and each page that is opened tries it anew. */
export function Part({ part, instead, children }: Props) {
  const { key } = useLocation();
  return (
    <PartBoundary part={part} instead={instead} anew={key}>
      {children}
    </PartBoundary>
  );
}
