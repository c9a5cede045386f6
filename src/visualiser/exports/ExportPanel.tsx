import type { PanelProps } from '../app/panel.ts';

/** Not there yet. */
export const ExportPanel = ({ chart }: PanelProps) => <p>{chart.graph.description}</p>;
