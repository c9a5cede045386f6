import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/BlockStates.tsx';
import type { PanelProps } from '../ui/panel.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Part } from './parts.ts';

type Props = {
  part: Part;
  panelProps: PanelProps;
  /** Shown until it has come. */
  waiting: ReactNode;
  /** As in Guarded. */
  what: string;
};

/** A part of the tool that comes when it is requested: at once where it has been loaded before. */
export function LazyPart({ part, panelProps, waiting, what }: Props) {
  const { data: Panel, isError, isFetching, refetch } = useQuery(part);
  if (Panel)
    return (
      <ErrorBoundary what={what}>
        <Panel {...panelProps} />
      </ErrorBoundary>
    );
  if (!isError) return waiting;
  return (
    <ErrorState
      title={`${what} could not be loaded.`}
      retryLabel="Try again"
      busy={isFetching}
      onRetry={() => refetch()}
    />
  );
}
