import type { Facet } from '../../domain/listFilters.ts';
import { formatRupees } from '../../domain/money.ts';
import { parsePriceBand } from '../../domain/priceBand.ts';

/** A price band as text: '₹1,500 to ₹2,000', 'Under ₹1,000', '₹40,000 and over'; a text that is no band as it is. */
function formatPriceBand(text: string): string {
  const band = parsePriceBand(text);
  if (!band) return text;
  if (band.to === null) return `${formatRupees(band.from)} and over`;
  return band.from === 0 ? `Under ${formatRupees(band.to)}` : `${formatRupees(band.from)} to ${formatRupees(band.to)}`;
}

/** The label of a filter's option. */
export function formatFilterName(kind: Facet, name: string): string {
  if (kind === 'prices') return formatPriceBand(name);
  return kind === 'frames' ? `${name} frames` : name;
}
