import type * as v from 'valibot';
import { getPageCount } from '../domain/paging.ts';
import { type CallOptions, getJsonApi } from './client.ts';
import { ApiFailure } from './failure.ts';
import { collectionSchema, type Included } from './jsonapi.ts';

// Links are absolute and name host and folder as the backend knows them, which a proxy may not: only their query is followed.
const following = (path: string, link: string): string =>
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
    next = page.links.next ? following(path, page.links.next.href) : undefined;
  }
  return all;
}

type Answered = { data: readonly unknown[]; meta: { count?: number | undefined }; links: { next?: unknown } };

/**
 * How many there are in all, and on how many pages of that size; the answer begins at `offset`. Core's JSON:API does not
 * count: then the total is known on the last page alone, and there is at least one more page than this, or none.
 */
export function getPageInfo(
  { data, meta, links }: Answered,
  { offset, limit }: { offset: number; limit: number },
): { total: number | null; pages: number } {
  const counted = meta.count ?? null;
  const least = offset + data.length + (links.next ? 1 : 0);
  const isEnd = !links.next && (data.length > 0 || offset === 0);
  return { total: counted ?? (isEnd ? least : null), pages: getPageCount(counted ?? least, limit) };
}
