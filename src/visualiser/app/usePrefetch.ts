import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { chartQuery } from '../catalogue/queries.ts';
import { drawingQuery } from '../diagram/queries.ts';
import { useAddress } from '../ui/useAddress.ts';
import { useDirection } from '../ui/useIsDesktop.ts';
import { PANEL_PARTS, VIEW_PARTS } from './parts.ts';

/**
 * Gives what fetches all that it takes to show a flow, at once and beside each other: for one that is opened, for one
 * whose link is under the pointer or has the focus, and without one what any of them takes. What is there already is not
 * fetched again; where something fails, its own place states it.
 */
export function usePrefetch(): (chart: string | null) => void {
  const queries = useQueryClient();
  const [address] = useAddress();
  const { view, panel } = address;
  const direction = useDirection(address);
  return useCallback(
    (chart) => {
      queries.prefetchQuery(VIEW_PARTS[view]);
      queries.prefetchQuery(PANEL_PARTS[panel]);
      if (chart === null) return;
      queries.prefetchQuery(chartQuery(chart));
      if (view === 'diagram') queries.prefetchQuery(drawingQuery(chart, 'overview', direction));
    },
    [queries, view, panel, direction],
  );
}
