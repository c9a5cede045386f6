import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PanelName, View } from '../ui/address.ts';
import type { PanelProps } from '../ui/panel.ts';

type Load = () => Promise<ComponentType<PanelProps>>;

/**
 * A part of the tool whose code is loaded when it is wanted. Stored as data is, and not by React's `lazy`: what suspends
 * once is held back for 300 ms, and a diagram is to be there sooner.
 */
const part = (name: string, load: Load) => queryOptions({ queryKey: ['part', name], queryFn: load, gcTime: Infinity });

export type Part = ReturnType<typeof part>;

export const VIEW_PARTS: Record<View, Part> = {
  diagram: part('diagram', async () => (await import('./AddressDiagram.tsx')).AddressDiagram),
  table: part('table', async () => (await import('../table/TransitionTable.tsx')).TransitionTable),
  tree: part('tree', async () => (await import('../tree/StateTree.tsx')).StateTree),
};

export const PANEL_PARTS: Record<PanelName, Part> = {
  about: part('about', async () => (await import('../about/AboutPanel.tsx')).AboutPanel),
  paths: part('paths', async () => (await import('../player/PathsPanel.tsx')).PathsPanel),
  live: part('live', async () => (await import('../mirror/LivePanel.tsx')).LivePanel),
  coverage: part('coverage', async () => (await import('../coverage/CoveragePanel.tsx')).CoveragePanel),
  changes: part('changes', async () => (await import('../comparison/ChangesPanel.tsx')).ChangesPanel),
  export: part('export', async () => (await import('../exports/ExportPanel.tsx')).ExportPanel),
};
