/** Which boxes of an overview are open: by their states' ids, or all of the chart with every label. */
export type Open = readonly string[] | 'all';

/** What an address names as open in a chart. */
export const parseOpen = (chart: string, open: string | null): Open => {
  if (open === 'all') return 'all';
  return open ? open.split(',').map((id) => `${chart}.${id}`) : [];
};

/** The same for an address; null where nothing is open. */
export const formatOpen = (chart: string, open: Open): string | null => {
  if (open === 'all') return 'all';
  return open.length === 0 ? null : open.map((id) => id.slice(chart.length + 1)).join(',');
};
