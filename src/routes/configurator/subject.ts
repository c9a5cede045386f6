import type { QueryClient } from '@tanstack/react-query';
import type { SubjectData, SubjectRequest } from '../../../machines/framedPicture/framedPicture.machine.ts';
import { getCachedData } from '../../api/queries/cachedQuery.ts';
import { artQuery, priceTableQuery } from '../../api/queries/framing.ts';
import { toPrintSubject } from '../../domain/printSubject.ts';

const parsePixels = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0);

/** The upload of this file, with its pixels as the query states them; 0 where it does not. */
export const parseUpload = (id: string, query: URLSearchParams): SubjectRequest => ({
  by: 'upload',
  id,
  width: parsePixels(query.get('width')),
  height: parsePixels(query.get('height')),
});

/** The picture that an address is about: `id` is an art's slug or an upload's file, as `type` in the query states; null for no type. (FRAME-01) */
export function parseSubject(id: string, query: URLSearchParams): SubjectRequest | null {
  if (id === '') return null;
  switch (query.get('type')) {
    case 'art':
      return { by: 'art', alias: `/art/${id}` };
    case 'upload':
      return parseUpload(id, query);
    default:
      return null;
  }
}

/** An art with its prices, where they are cached. */
export function getCachedSubject(queries: QueryClient, subject: SubjectRequest | null): SubjectData | null {
  if (subject?.by !== 'art') return null;
  const art = getCachedData(queries, artQuery(subject.alias));
  const table = getCachedData(queries, priceTableQuery());
  return art && table ? { subject: toPrintSubject(art), art, table } : null;
}
