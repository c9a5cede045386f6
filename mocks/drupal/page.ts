import type { Call } from './call.ts';
import type { JsonObject } from './entity.ts';
import { Refusal } from './errors.ts';
import { getNested, getText } from './query.ts';
import { formatQuery, type Tree } from './tree.ts';

const MAX_PAGE_SIZE = 50;

export type Page = { limit: number; offset: number };

/** The page requested: 50 entries unless a smaller limit is given. Throws 400 for a limit under 1, 500 for an offset under 0. */
export function parsePage(tree: Tree): Page {
  const page = getNested(tree, 'page') ?? {};
  const limit = getText(page, 'limit');
  const offset = parseInteger(getText(page, 'offset')) ?? 0;
  const size = limit === undefined ? MAX_PAGE_SIZE : (parseInteger(limit) ?? MAX_PAGE_SIZE);
  if (size < 1) throw new Refusal(400, 'The page size needs to be a positive integer.');
  // Drupal hands it to the database, which stumbles
  if (offset < 0) throw new Refusal(500, 'The page offset needs to be 0 or more.');
  return { limit: Math.min(size, MAX_PAGE_SIZE), offset };
}

const parseInteger = (text: string | undefined): number | undefined => {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? Math.trunc(number) : undefined;
};

/** Links to first, last, next and previous page, as far as they lead anywhere; `last` only where the site counts. */
export function createPageLinks({ address, tree, site }: Call, { limit, offset }: Page, count: number): JsonObject {
  const link = (to: number) => ({ href: `${address}${formatQuery(withPage(tree, to, limit))}` });
  const hasNext = offset + limit < count;
  return {
    ...(offset > 0 ? { first: link(0) } : {}),
    ...(hasNext && site.countsCollections ? { last: link((Math.ceil(count / limit) - 1) * limit) } : {}),
    ...(hasNext ? { next: link(offset + limit) } : {}),
    ...(offset > 0 ? { prev: link(Math.max(0, offset - limit)) } : {}),
  };
}

// the page keeps its place among the parameters, offset before limit
const withPage = (tree: Tree, offset: number, limit: number): Tree => ({
  ...tree,
  page: { offset: String(offset), limit: String(limit) },
});
