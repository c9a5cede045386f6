import { createContext, use, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { parseFilters } from '../../../machines/listing/listPath.ts';
import type { Filters } from '../../domain/listFilters.ts';
import { parsePageNumber } from '../../domain/paging.ts';

/** The address of a list that waits behind another page; null where the list has the address that is open. */
export const ListAddressContext = createContext<{
  params: Readonly<Partial<Record<string, string>>>;
  search: string;
} | null>(null);

/**
 * What the address states about a list: '/art/', '/art/{page}/', '/art/theme/{theme}/{page}', '/art?filter={theme}' or
 * '/gifts/{page}/'. `filters` is null where the address leaves them open. (CAT-01, CAT-05, HOME-13, ROUTE-63)
 */
export function useListAddress(): { id: string | undefined; page: number; filters: Filters | null } {
  const currentAddress = { params: useParams(), search: useLocation().search };
  const { params, search } = use(ListAddressContext) ?? currentAddress;
  const { id, theme, page } = params;
  const filters = useMemo(() => parseFilters(theme, new URLSearchParams(search)), [theme, search]);
  return { id, page: parsePageNumber(page ?? id), filters };
}
