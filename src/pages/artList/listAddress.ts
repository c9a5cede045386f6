import { useParams, useSearchParams } from 'react-router-dom';
import type { Filters } from '../../../machines/listing/filters.ts';

/** A page number out of an address; whatever is none is the first page. */
const pageOf = (text: string | undefined) => (text && /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1);

/**
 * What the address says of the list: '/art/', '/art/{page}/', '/art/theme/{theme}/{page}' or '/art?filter={theme}'.
 * `filters` is null where the address leaves them open. (CAT-01, CAT-05, HOME-13)
 */
export function useListAddress(): { page: number; filters: Filters | null } {
  const { id, theme, page } = useParams();
  const [search] = useSearchParams();
  const named = theme ?? search.get('filter');
  return { page: pageOf(page ?? id), filters: named ? { themes: [named], orientations: [] } : null };
}
