import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { listCharts } from '../catalogue/catalogue.ts';
import { catalogueQuery, chartQuery } from '../catalogue/queries.ts';
import { drawingQuery } from '../diagram/queries.ts';
import { useAddress } from '../ui/useAddress.ts';
import { useDirection } from '../ui/useIsDesktop.ts';
import { PANEL_PARTS, VIEW_PARTS } from './parts.ts';

/**
 * Returns a function that fetches all that a flow's page needs, in parallel: for one that is opened, for one
 * whose link is under the pointer or has the focus, and without one what any of them takes. What is there already is not
 * fetched again; where something fails, its own place states it.
 */
export function usePrefetch(): (chart: string | null) => void {
  const queryClient = useQueryClient();
  const [{ view, panel }] = useAddress();
  const direction = useDirection();
  return useCallback(
    (chart) => {
      queryClient.prefetchQuery(VIEW_PARTS[view].query);
      queryClient.prefetchQuery(PANEL_PARTS[panel].query);
      if (chart === null) return;
      queryClient.prefetchQuery(chartQuery(chart));
      if (view === 'diagram') queryClient.prefetchQuery(drawingQuery(chart, 'overview', direction));
    },
    [queryClient, view, panel, direction],
  );
}

/** Safari has no idle callback. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Fetches every flow, one after the other while the page is idle: from then on each opens without a network. */
export function useFetchAll(): void {
  const queryClient = useQueryClient();
  const { data: catalogue } = useQuery(catalogueQuery);
  const direction = useDirection();
  useEffect(() => {
    if (!catalogue) return;
    let isCancelled = false;
    const fetchAll = async () => {
      await whenIdle();
      const parts = [...Object.values(VIEW_PARTS), ...Object.values(PANEL_PARTS)];
      // The code first: a flow opens without a network only with both.
      await Promise.all(parts.map(({ query }) => queryClient.prefetchQuery(query)));
      for (const { id } of listCharts(catalogue)) {
        await whenIdle();
        if (isCancelled) return;
        await queryClient.prefetchQuery(chartQuery(id));
        await queryClient.prefetchQuery(drawingQuery(id, 'overview', direction));
      }
    };
    void fetchAll();
    return () => {
      isCancelled = true;
    };
  }, [catalogue, queryClient, direction]);
}
