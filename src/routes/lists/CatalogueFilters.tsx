import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '../../api/queries/lists.ts';
import type { FilteredArea } from '../../domain/listFilters.ts';
import { FacetPanel } from '../../flows/listing/FacetPanel.tsx';

/** The filters of a list, counted over all that it has. */
export function CatalogueFilters({ area }: { area: FilteredArea }) {
  const { data, isError, refetch } = useQuery(catalogueQuery(area));
  return <FacetPanel catalogue={data} hasFailed={isError} onRetry={() => void refetch()} />;
}
