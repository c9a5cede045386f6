import type { Findable } from '../catalogue/catalogue.ts';
import type { Address } from '../ui/address.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a question, each of which has to be found. */
export const parseTerms = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

function getWeight({ kind, title, words, id }: Findable, terms: readonly string[]): number {
  const plainTitle = plain(title);
  const all = `${plainTitle} ${plain(words)} ${plain(id ?? '')}`;
  if (!terms.every((term) => all.includes(term))) return 0;
  const query = terms.join(' ');
  const nearness =
    plainTitle === query
      ? 8
      : plainTitle.startsWith(query)
        ? 6
        : terms.every((term) => plainTitle.includes(term))
          ? 4
          : 1;
  return nearness + (kind === 'chart' ? 1 : 0);
}

/** What is found by a question, the nearest first; nothing for an empty one. */
export function searchFindables(all: readonly Findable[], query: string): Findable[] {
  const terms = parseTerms(query);
  if (terms.length === 0) return [];
  return all
    .map((one) => ({ one, weight: getWeight(one, terms) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ one }) => one);
}

/** A transition's id has its branches in it, a state's has not. */
const isTransition = (id: string) => id.includes('|');

/** Where what was found is looked at. */
export const toAddress = ({ chart, id }: Findable): Partial<Address> => ({
  chart,
  state: id !== null && !isTransition(id) ? id : null,
  transition: id !== null && isTransition(id) ? id : null,
  panel: 'about',
});
