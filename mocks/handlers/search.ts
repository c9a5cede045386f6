import { http, type RequestHandler } from 'msw';
import { type Entity, textOf } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';
import { foldText } from './foldText.ts';
import { addressOf, KINDS, type Searched, searched } from './searchIndex.ts';

const SUGGESTIONS = 10;
const RESULTS = 50;
const COMPLETIONS = 3;

/** How well a product answers what was asked, 0 the best; undefined where it does not. */
type Rank = (product: Searched) => number | undefined;

/** Search over everything that has a page, blind to case and accents (API-41 to API-43), and the count of it (API-72). */
export const searchHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  const answer = (path: string, parameter: string, find: (asked: string) => object[]) =>
    http.get(
      path,
      answeringJson(backend, ({ request }) => {
        const asked = foldText(new URL(request.url).searchParams.get(parameter) ?? '');
        return json(asked === '' ? [] : find(asked));
      }),
    );
  return [
    answer('*/search_api_autocomplete/search_api', 'q', (asked) => [
      ...best(store, everywhere(asked), SUGGESTIONS).map((entity) => ({
        ...suggestionOf(entity),
        ...resultOf(entity),
      })),
      ...completions(store, asked),
    ]),
    answer('*/api/search', 'title', (asked) => best(store, inTitle(asked), RESULTS).map(resultOf)),
    answer('*/api/search/match_title', 'title', (asked) => best(store, asPhrase(asked), RESULTS).map(resultOf)),
    http.get(
      '*/product/count',
      answeringJson(backend, () => json({ count: searched(store).length })),
    ),
  ];
};

const resultOf = (entity: Entity) => ({
  uuid: entity.id,
  title: textOf(entity.attributes.title),
  url: addressOf(entity),
  type: KINDS[entity.type] ?? '',
});

const suggestionOf = ({ attributes }: Entity) => ({
  value: textOf(attributes.title),
  label: textOf(attributes.title),
});

/** The words begin words of the title, the artist or a term. */
function everywhere(asked: string): Rank {
  const words = startsOf(asked);
  const titled = inTitle(asked);
  return (product) => titled(product) ?? (words.every((word) => product.text.includes(word)) ? 4 : undefined);
}

/** The words begin words of the title, in any order. */
function inTitle(asked: string): Rank {
  const words = startsOf(asked);
  const phrased = asPhrase(asked);
  return (product) => {
    const { text, title } = product;
    const isThere = words.every((word) => {
      const at = text.indexOf(word);
      return at >= 0 && at < title;
    });
    return isThere ? (phrased(product) ?? 3) : undefined;
  };
}

/** The title is what was asked, begins with it, or holds it from the beginning of a word on. */
const asPhrase =
  (asked: string): Rank =>
  ({ text, title }) => {
    const at = text.indexOf(` ${asked}`);
    if (at < 0 || at >= title) return undefined;
    return at > 0 ? 2 : title === asked.length + 1 ? 0 : 1;
  };

const startsOf = (asked: string) => asked.split(' ').map((word) => ` ${word}`);

function best(store: Store, rank: Rank, limit: number): Entity[] {
  const ranked: Entity[][] = [[], [], [], [], []];
  for (const product of searched(store)) {
    const at = rank(product);
    const found = at === undefined ? undefined : ranked[at];
    if (found && found.length < limit) found.push(product.entity);
  }
  return ranked.flat().slice(0, limit);
}

/** Themes and keywords that go on from what was typed. They are words only: no product, no title, no page (CAT-29). */
const completions = (store: Store, asked: string) =>
  ['taxonomy_term--collection', 'taxonomy_term--keyword']
    .flatMap((type) => store.list(type))
    .map(({ attributes }) => textOf(attributes.name))
    .filter((name) => foldText(name).startsWith(asked))
    .slice(0, COMPLETIONS)
    .map((name) => ({ value: name, label: name }));
