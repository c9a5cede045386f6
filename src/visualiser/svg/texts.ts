import type { Naming } from '../layout/cards.ts';
import { element } from './element.ts';

const LANGUAGES = ['words', 'code'] as const satisfies readonly Naming[];

/** Writes what stands in a place in one language; without one in both, each in a group that a style hides. */
export function inLanguages(
  texts: Record<Naming, unknown[]>,
  naming: Naming | undefined,
  write: (language: Naming) => string[],
): string[] {
  if (naming) return write(naming);
  if (JSON.stringify(texts.words) === JSON.stringify(texts.code)) return write('words');
  return LANGUAGES.map((language) => element('g', { class: `in-${language}` }, write(language)));
}
