import type { SubjectRequest } from '../../../machines/framedPicture/subjectData.ts';

const pixels = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0);

/**
 * The picture that an address is about: `id` is an art's slug or an upload's file, as `type` in the query states; an
 * upload's pixels ride along, 0 where they do not. Null where the address names none. (FRAME-01)
 */
export function parseSubject(id: string, query: URLSearchParams): SubjectRequest | null {
  if (id === '') return null;
  switch (query.get('type')) {
    case 'art':
      return { by: 'art', alias: `/art/${id}` };
    case 'upload':
      return { by: 'upload', id, width: pixels(query.get('width')), height: pixels(query.get('height')) };
    default:
      return null;
  }
}
