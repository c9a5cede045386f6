import type { QueryClient } from '@tanstack/react-query';
import type { ListRequest } from '../../machines/listing/listing.machine.ts';
import { catalogueQuery } from '../api/queries/lists.ts';
import { selectPage } from '../domain/catalogue.ts';
import { LISTS } from '../domain/listArea.ts';
import type { ListPage } from '../domain/listCard.ts';
import type { FilteredArea } from '../domain/listFilters.ts';

/** The page of what the filters leave of all that a list has, which is read once in 15 minutes and narrowed here. (CONST-04) */
export async function findInCatalogue(
  queries: QueryClient,
  area: FilteredArea,
  { page, filters }: ListRequest,
): Promise<ListPage> {
  const { items } = await queries.fetchQuery(catalogueQuery(area));
  return selectPage(items, { filters, page, size: area === 'walls' ? Math.max(1, items.length) : LISTS[area].size });
}
