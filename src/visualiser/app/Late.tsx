import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../../ui/BlockStates.tsx';
import { Guarded } from './Guarded.tsx';
import type { PanelProps } from './panel.ts';
import type { Part } from './parts.ts';

type Props = {
  part: Part;
  shown: PanelProps;
  /** Shown until it has come. */
  waiting: ReactNode;
  /** As in Guarded. */
  what: string;
};

/** A part of the tool that comes when it is asked for: at once where it has been loaded before. */
export function Late({ part, shown, waiting, what }: Props) {
  const { data: Shown, isError, isFetching, refetch } = useQuery(part);
  if (Shown)
    return (
      <Guarded what={what}>
        <Shown {...shown} />
      </Guarded>
    );
  if (!isError) return waiting;
  return (
    <Failed title={`${what} could not be loaded.`} retryLabel="Try again" busy={isFetching} onRetry={() => refetch()} />
  );
}
