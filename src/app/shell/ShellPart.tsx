import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';

type Props = { part: string; fallback?: ReactNode; children: ReactNode };

/** A part of the shell: a fault in it leaves the page, and each page that is opened renders it again. */
export function ShellPart({ part, fallback, children }: Props) {
  const { key } = useLocation();
  return (
    <PartErrorBoundary part={part} fallback={fallback} resetKey={key}>
      {children}
    </PartErrorBoundary>
  );
}
