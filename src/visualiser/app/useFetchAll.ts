import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listCharts } from '../catalogue/catalogue.ts';
import { catalogueQuery, chartQuery } from '../catalogue/queries.ts';
import { drawingQuery } from '../diagram/queries.ts';
import { useAddress } from '../ui/useAddress.ts';
import { useDirection } from '../ui/useIsDesktop.ts';
import { PANEL_PARTS, VIEW_PARTS } from './parts.ts';

/** Safari has no idle callback. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Fetches every flow, one after the other while the page is idle: from then on each opens without a network. */
export function useFetchAll(): void {
  const queries = useQueryClient();
  const { data: catalogue } = useQuery(catalogueQuery);
  const [address] = useAddress();
  const direction = useDirection(address);
  useEffect(() => {
    if (!catalogue) return;
    let isOver = false;
    const fetchAll = async () => {
      await whenIdle();
      const parts = [...Object.values(VIEW_PARTS), ...Object.values(PANEL_PARTS)];
      // The code first: a flow opens without a network only with both.
      await Promise.all(parts.map((part) => queries.prefetchQuery(part)));
      for (const { id } of listCharts(catalogue)) {
        await whenIdle();
        if (isOver) return;
        await queries.prefetchQuery(chartQuery(id));
        await queries.prefetchQuery(drawingQuery(id, 'overview', direction));
      }
    };
    void fetchAll();
    return () => {
      isOver = true;
    };
  }, [catalogue, queries, direction]);
}
