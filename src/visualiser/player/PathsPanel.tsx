import type { PanelProps } from '../app/panel.ts';

/** Not there yet. */
export const PathsPanel = ({ chart }: PanelProps) => <p>{chart.graph.description}</p>;
