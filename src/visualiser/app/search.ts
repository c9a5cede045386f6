import type { Findable } from '../catalogue/catalogue.ts';
import { type Address, toSelection } from '../ui/address.ts';

const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a query, each of which has to be found. */
export const parseTerms = (query: string): string[] => normalizeText(query).split(/\s+/).filter(Boolean);

function getScore({ kind, title, keywords, id }: Findable, terms: readonly string[]): number {
  const plainTitle = normalizeText(title);
  const searchText = `${plainTitle} ${normalizeText(keywords)} ${normalizeText(id ?? '')}`;
  if (!terms.every((term) => searchText.includes(term))) return 0;
  const query = terms.join(' ');
  const relevance =
    plainTitle === query
      ? 8
      : plainTitle.startsWith(query)
        ? 6
        : terms.every((term) => plainTitle.includes(term))
          ? 4
          : 1;
  return relevance + (kind === 'chart' ? 1 : 0);
}

/** The results of a query, the best first; none for an empty one. */
export function searchFindables(findables: readonly Findable[], query: string): Findable[] {
  const terms = parseTerms(query);
  if (terms.length === 0) return [];
  return findables
    .map((findable) => ({ findable, score: getScore(findable, terms) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ findable }) => findable);
}

/** The address of a result. */
export const toAddress = ({ chart, id }: Findable): Partial<Address> => ({
  chart,
  ...toSelection(id),
  panel: 'about',
});
