import { parseTerms } from './search.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the words of a question brought out in it. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const terms = parseTerms(query);
  if (terms.length === 0) return text;
  const parts = text.split(new RegExp(`(${terms.map(escaped).join('|')})`, 'i'));
  // Every second part is what the question requested.
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
  return parts.map((part, place) => (place % 2 === 1 ? <mark key={place}>{part}</mark> : part));
}
