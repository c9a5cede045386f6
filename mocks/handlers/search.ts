import { http, type RequestHandler } from 'msw';
import type { SoldBundle } from '../../src/domain/listArea.ts';
import { normalizeSearchText } from '../../src/domain/normalizeSearchText.ts';
import { type Entity, toObject, toReferences, toText } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';
import type { Backend } from './backend.ts';
import { createJsonResponse, createResolver } from './respond.ts';

const SUGGESTIONS = 10;
const RESULTS = 50;
const COMPLETIONS = 3;

/** The kinds of product that have a page of their own, by the names of ACCT-23, in the order of the answers. */
const KINDS: Readonly<Record<string, string>> = {
  'commerce_product--default': 'Art Prints',
  'commerce_product--gallery_wall': 'Gallery Walls',
  'commerce_product--gifting': 'Gifts',
  'commerce_product--object': 'Decor Objects',
  'commerce_product--mixed_media': 'Mixed Media Art',
} satisfies Record<`commerce_product--${SoldBundle}`, string>;

/** A product as it is searched, with a space before each word; `text` is the title, the artist and the terms. */
type SearchEntry = { entity: Entity; title: string; text: string };

/** How well a product answers what was requested, 0 the best; undefined where it does not. */
type Rank = (product: SearchEntry) => number | undefined;

/** Search over everything that has a page, blind to case and accents (API-41 to API-43), and the count of it (API-72). */
export const searchHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  const createSearchHandler = (path: string, parameter: string, find: (query: string) => object[]) =>
    http.get(
      path,
      createResolver(backend, ({ request }) => {
        const query = normalizeSearchText(new URL(request.url).searchParams.get(parameter) ?? '');
        return createJsonResponse(query === '' ? [] : find(query));
      }),
    );
  return [
    createSearchHandler('*/search_api_autocomplete/search_api', 'q', (query) => [
      ...findBest(store, rankEverywhere(query), SUGGESTIONS).map((entity) => ({
        ...getSuggestion(entity),
        ...getResult(entity),
      })),
      ...listCompletions(store, query),
    ]),
    createSearchHandler('*/api/search', 'title', (query) =>
      findBest(store, rankInTitle(query), RESULTS).map(getResult),
    ),
    createSearchHandler('*/api/search/match_title', 'title', (query) =>
      findBest(store, rankAsPhrase(query), RESULTS).map(getResult),
    ),
    http.get(
      '*/product/count',
      createResolver(backend, () => createJsonResponse({ count: listSearchEntries(store).length })),
    ),
  ];
};

/** The page of a product, or '' where it has none. */
const getProductPath = ({ attributes }: Entity): string =>
  toText(attributes.field_path_alias) || toText(toObject(attributes.path).alias);

/** Every product that is for sale and has a page. */
const listSearchEntries = (store: Store): SearchEntry[] =>
  Object.keys(KINDS)
    .flatMap((type) => store.list(type))
    .filter((entity) => entity.attributes.status !== false && getProductPath(entity) !== '')
    .map((entity) => {
      const title = ` ${normalizeSearchText(toText(entity.attributes.title))}`;
      return { entity, title, text: `${title} | ${getOtherText(store, entity)}` };
    });

const getOtherText = (store: Store, { attributes, relationships }: Entity) =>
  Object.values(relationships)
    .flatMap(toReferences)
    .filter(({ type }) => type.startsWith('taxonomy_term--'))
    .map((term) => toText(store.find(term)?.attributes.name))
    .concat(toText(attributes.field_artist))
    .map(normalizeSearchText)
    .join(' ');

const getResult = (entity: Entity) => ({
  uuid: entity.id,
  title: toText(entity.attributes.title),
  url: getProductPath(entity),
  type: KINDS[entity.type] ?? '',
});

const getSuggestion = ({ attributes }: Entity) => ({
  value: toText(attributes.title),
  label: toText(attributes.title),
});

/** The words begin words of the title, the artist or a term. */
function rankEverywhere(query: string): Rank {
  const words = getStarts(query);
  const rankByTitle = rankInTitle(query);
  return (product) => rankByTitle(product) ?? (words.every((word) => product.text.includes(word)) ? 4 : undefined);
}

/** The words begin words of the title, in any order. */
function rankInTitle(query: string): Rank {
  const words = getStarts(query);
  const rankByPhrase = rankAsPhrase(query);
  return (product) => (words.every((word) => product.title.includes(word)) ? (rankByPhrase(product) ?? 3) : undefined);
}

/** The title is what was requested, begins with it, or holds it from the beginning of a word on. */
const rankAsPhrase =
  (query: string): Rank =>
  ({ title }) => {
    const at = title.indexOf(` ${query}`);
    if (at < 0) return undefined;
    return at > 0 ? 2 : title === ` ${query}` ? 0 : 1;
  };

const getStarts = (query: string) => query.split(' ').map((word) => ` ${word}`);

function findBest(store: Store, rank: Rank, limit: number): Entity[] {
  const entitiesByRank: Entity[][] = [[], [], [], [], []];
  for (const product of listSearchEntries(store)) {
    const at = rank(product);
    const found = at === undefined ? undefined : entitiesByRank[at];
    if (found && found.length < limit) found.push(product.entity);
  }
  return entitiesByRank.flat().slice(0, limit);
}

/** Themes and keywords that go on from what was typed. They are words only: no product, no title, no page (CAT-29). */
const listCompletions = (store: Store, query: string) =>
  ['taxonomy_term--collection', 'taxonomy_term--keyword']
    .flatMap((type) => store.list(type))
    .map(({ attributes }) => toText(attributes.name))
    .filter((name) => normalizeSearchText(name).startsWith(query))
    .slice(0, COMPLETIONS)
    .map((name) => ({ value: name, label: name }));
