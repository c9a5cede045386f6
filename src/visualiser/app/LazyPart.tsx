import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { ErrorState } from '../../ui/BlockStates.tsx';
import type { PanelProps } from '../ui/panel.ts';
import type { Part } from './parts.ts';

type Props = {
  part: Part;
  panelProps: PanelProps;
  /** Shown until it has come. */
  fallback: ReactNode;
  /** For the message when it fails: 'The diagram'. */
  label: string;
};

/** A part of the tool that is loaded on demand; at once if it is cached. */
export function LazyPart({ part, panelProps, fallback, label }: Props) {
  const { data: Panel, isError, isFetching, refetch } = useQuery(part.query);
  if (Panel)
    return (
      <PartErrorBoundary
        part={label}
        fallback={(retry) => <ErrorState title={`${label} could not be shown.`} onRetry={retry} />}
      >
        <Panel {...panelProps} />
      </PartErrorBoundary>
    );
  if (!isError) return fallback;
  return <ErrorState title={`${label} could not be loaded.`} busy={isFetching} onRetry={() => refetch()} />;
}
