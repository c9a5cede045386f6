import type * as v from 'valibot';
import { getPageCount } from '../domain/paging.ts';
import { type CallOptions, getJsonApi } from './client.ts';
import { ApiFailure } from './failure.ts';
import { buildQuery, collectionSchema, type Included, lenientSchema, type QueryOptions } from './jsonapi.ts';

// Links are absolute and name host and folder as the backend knows them, which a proxy may not: only their query is followed.
const followLink = (path: string, link: string): string =>
  path.replace(/\?.*$/, '') + new URL(link, 'http://backend.invalid').search;

/**
 * Every entity of a collection, followed through `links.next` to the end (API-33).
 * Rejects as any call does, and with 'unreadable' where a link leads back.
 */
export async function fetchAllPages<T>(
  entity: v.GenericSchema<unknown, T>,
  path: string,
  call: CallOptions = {},
): Promise<{ data: T[]; included: Included }> {
  const all: { data: T[]; included: Included } = { data: [], included: [] };
  const followed = new Set<string>();
  for (let next: string | undefined = path; next !== undefined; ) {
    if (followed.has(next))
      throw new ApiFailure('unreadable', { detail: 'links.next leads back to a page already read' });
    followed.add(next);
    const page: v.InferOutput<ReturnType<typeof collectionSchema<T>>> = await getJsonApi(
      collectionSchema(entity),
      next,
      call,
    );
    all.data.push(...page.data);
    all.included.push(...page.included);
    next = page.links.next ? followLink(path, page.links.next.href) : undefined;
  }
  return all;
}

/** As many entities as a page of core's JSON:API can hold. */
const MAX_PAGE_SIZE = 50;

/**
 * Every page of a collection, in order: the first states how many there are, and the others are requested at once. A backend
 * that does not count is followed page by page. Rejects as any call does.
 */
export async function fetchPagesAtOnce<T>(
  entity: v.GenericSchema<unknown, T>,
  buildPath: (page: { limit: number; offset: number }) => string,
  call: CallOptions,
): Promise<{ data: T[]; included: Included }[]> {
  const getPath = (offset: number) => buildPath({ limit: MAX_PAGE_SIZE, offset });
  const fetchPart = (offset: number) => getJsonApi(collectionSchema(entity), getPath(offset), call);
  const first = await fetchPart(0);
  const { next } = first.links;
  if (!next) return [first];
  const { count } = first.meta;
  if (count === undefined) return [first, await fetchAllPages(entity, followLink(getPath(0), next.href), call)];
  const offsets = Array.from({ length: getPageCount(count, MAX_PAGE_SIZE) - 1 }, (_, at) => (at + 1) * MAX_PAGE_SIZE);
  return [first, ...(await Promise.all(offsets.map(fetchPart)))];
}

/**
 * A page, from 1, of a collection, how many entities there are in all, and on how many pages of that size; an entity that
 * cannot be read is null. Core's JSON:API does not count: then the total is known on the last page alone, and there is at
 * least one more page than this, or none. Rejects as any call does.
 */
export async function fetchPage<T>(
  entity: v.GenericSchema<unknown, T>,
  path: string,
  { page, size, ...query }: Omit<QueryOptions, 'page'> & { page: number; size: number },
  call: CallOptions,
) {
  const offset = (page - 1) * size;
  const pagePath = buildQuery(path, { ...query, page: { limit: size, offset } });
  const { data, included, meta, links } = await getJsonApi(collectionSchema(lenientSchema(entity)), pagePath, call);
  const least = offset + data.length + (links.next ? 1 : 0);
  const isEnd = !links.next && (data.length > 0 || offset === 0);
  const total = meta.count ?? (isEnd ? least : null);
  return { data, included, total, pages: getPageCount(total ?? least, size) };
}
