import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PanelName, View } from '../ui/address.ts';
import type { PanelProps } from '../ui/panel.ts';

type Load = () => Promise<ComponentType<PanelProps>>;

/**
 * A part of the tool whose code is loaded when it is wanted. Stored as data is, and not by React's `lazy`: what suspends
 * once is held back for 300 ms, and a diagram is to be there sooner.
 */
const createPart = (name: string, load: Load) => ({
  name,
  query: queryOptions({ queryKey: ['part', name], queryFn: load }),
});

export type Part = ReturnType<typeof createPart>;

export const VIEW_PARTS: Record<View, Part> = {
  diagram: createPart('Diagram', async () => (await import('../diagram/Diagram.tsx')).Diagram),
  table: createPart('Table', async () => (await import('../table/TransitionTable.tsx')).TransitionTable),
  tree: createPart('Tree', async () => (await import('../tree/StateTree.tsx')).StateTree),
};

export const PANEL_PARTS: Record<PanelName, Part> = {
  about: createPart('About', async () => (await import('../about/AboutPanel.tsx')).AboutPanel),
  paths: createPart('Paths', async () => (await import('../player/PathsPanel.tsx')).PathsPanel),
  live: createPart('Live', async () => (await import('../mirror/LivePanel.tsx')).LivePanel),
  coverage: createPart('Coverage', async () => (await import('../coverage/CoveragePanel.tsx')).CoveragePanel),
  changes: createPart('Changes', async () => (await import('../comparison/ChangesPanel.tsx')).ChangesPanel),
  export: createPart('Export', async () => (await import('../exports/ExportPanel.tsx')).ExportPanel),
};
