import type { Findable } from '../catalogue/catalogue.ts';
import type { Address } from './address.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a question, each of which has to be found. */
export const termsOf = (asked: string): string[] => plain(asked).split(/\s+/).filter(Boolean);

function weightOf({ kind, title, words, id }: Findable, terms: readonly string[]): number {
  const said = plain(title);
  const all = `${said} ${plain(words)} ${plain(id ?? '')}`;
  if (!terms.every((term) => all.includes(term))) return 0;
  const asked = terms.join(' ');
  const nearness = said === asked ? 8 : said.startsWith(asked) ? 6 : terms.every((term) => said.includes(term)) ? 4 : 1;
  return nearness + (kind === 'chart' ? 1 : 0);
}

/** What is found by a question, the nearest first; nothing for an empty one. */
export function found(all: readonly Findable[], asked: string): Findable[] {
  const terms = termsOf(asked);
  if (terms.length === 0) return [];
  return all
    .map((one) => ({ one, weight: weightOf(one, terms) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ one }) => one);
}

/** A transition's id has its branches in it, a state's has not. */
const isTransition = (id: string) => id.includes('|');

/** Where what was found is looked at. */
export const placeOf = ({ chart, id }: Findable): Partial<Address> => ({
  chart,
  state: id !== null && !isTransition(id) ? id : null,
  transition: id !== null && isTransition(id) ? id : null,
  panel: 'about',
});
