import { useParams, useSearchParams } from 'react-router-dom';
import type { Filters } from '../../../machines/listing/filters.ts';
import { filtersNamed } from '../../../machines/listing/listPath.ts';
import { pageNamed } from '../../domain/paging.ts';

/**
 * What the address says of a list: '/art/', '/art/{page}/', '/art/theme/{theme}/{page}', '/art?filter={theme}' or
 * '/gifts/{page}/'. `filters` is null where the address leaves them open. (CAT-01, CAT-05, HOME-13, ROUTE-63)
 */
export function useListAddress(): { page: number; filters: Filters | null } {
  const { id, theme, page } = useParams();
  const [search] = useSearchParams();
  return { page: pageNamed(page ?? id), filters: filtersNamed(theme, search) };
}
