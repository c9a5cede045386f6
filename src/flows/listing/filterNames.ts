import type { Facet } from '../../domain/listFilters.ts';
import { formatRupees, rupeesToPaise } from '../../domain/money.ts';

/** A band for people: '₹1,500 to ₹2,000', 'Under ₹1,000', '₹40,000 and over'; a text that is no band as it is. */
function formatPriceBand(band: string): string {
  const [from = '', to] = band.split('-').map((text) => text && formatRupees(rupeesToPaise(Number(text))));
  if (to === undefined) return band;
  if (to === '') return `${from} and over`;
  return band.startsWith('0-') ? `Under ${to}` : `${from} to ${to}`;
}

/** A name that narrows a list, as people read it. */
export function formatName(kind: Facet, name: string): string {
  if (kind === 'prices') return formatPriceBand(name);
  return kind === 'frames' ? `${name} frames` : name;
}
