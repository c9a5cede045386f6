import type { Facet } from '../../domain/listFilters.ts';
import { formatRupees } from '../../domain/money.ts';
import { parsePriceBand } from '../../domain/priceBand.ts';

export const FACET_LABELS: Record<Facet, string> = {
  themes: 'Theme',
  artists: 'Artist',
  colours: 'Colour',
  sizes: 'Size',
  prices: 'Price',
  orientations: 'Orientation',
  materials: 'Material',
  frames: 'Number of frames',
};

/** A price band as text: '₹1,500 to ₹2,000', 'Under ₹1,000', '₹40,000 and over'; a text that is no band as it is. */
function formatPriceBand(text: string): string {
  const band = parsePriceBand(text);
  if (!band) return text;
  if (band.to === null) return `${formatRupees(band.from)} and over`;
  return band.from === 0 ? `Under ${formatRupees(band.to)}` : `${formatRupees(band.from)} to ${formatRupees(band.to)}`;
}

/** The label of a filter's option. */
export function formatFilterName(facet: Facet, name: string): string {
  if (facet === 'prices') return formatPriceBand(name);
  return facet === 'frames' ? `${name} frames` : name;
}
