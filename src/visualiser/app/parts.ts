import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PanelName, View } from '../ui/address.ts';
import type { PanelProps } from '../ui/panel.ts';

type Load = () => Promise<ComponentType<PanelProps>>;

/**
 * A part of the tool whose code is loaded when it is wanted. Stored as data is, and not by React's `lazy`: what suspends
 * once is held back for 300 ms, and a diagram is to be there sooner.
 */
const createPartQuery = (name: string, load: Load) => queryOptions({ queryKey: ['part', name], queryFn: load });

export type Part = ReturnType<typeof createPartQuery>;

export const VIEW_PARTS: Record<View, Part> = {
  diagram: createPartQuery('diagram', async () => (await import('./AddressDiagram.tsx')).AddressDiagram),
  table: createPartQuery('table', async () => (await import('../table/TransitionTable.tsx')).TransitionTable),
  tree: createPartQuery('tree', async () => (await import('../tree/StateTree.tsx')).StateTree),
};

export const PANEL_PARTS: Record<PanelName, Part> = {
  about: createPartQuery('about', async () => (await import('../about/AboutPanel.tsx')).AboutPanel),
  paths: createPartQuery('paths', async () => (await import('../player/PathsPanel.tsx')).PathsPanel),
  live: createPartQuery('live', async () => (await import('../mirror/LivePanel.tsx')).LivePanel),
  coverage: createPartQuery('coverage', async () => (await import('../coverage/CoveragePanel.tsx')).CoveragePanel),
  changes: createPartQuery('changes', async () => (await import('../comparison/ChangesPanel.tsx')).ChangesPanel),
  export: createPartQuery('export', async () => (await import('../exports/ExportPanel.tsx')).ExportPanel),
};
