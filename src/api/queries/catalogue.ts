import type { FilteredArea } from '../../domain/listFilters.ts';
import { cachedQuery } from './cachedQuery.ts';

/** All of a list with what it can be found by, for its filters. */
export const catalogueQuery = (area: FilteredArea) =>
  cachedQuery(['catalogue', area], async ({ signal }) =>
    area === 'art'
      ? (await import('../arts.ts')).fetchArtCatalogue(signal)
      : (await import('../products.ts')).fetchProductCatalogue(area, signal),
  );
