import { useQuery } from '@tanstack/react-query';
import { noFilters } from '../../../machines/listing/filters.ts';
import { orientationsQuery, themesQuery } from '../../api/queries/terms.ts';
import { Listing } from '../../flows/listing/Listing.tsx';
import { useKept } from '../../kit/kept.ts';
import { heartOf } from '../lists/heartOf.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useListAddress } from '../lists/listAddress.ts';
import { StartedList } from '../lists/StartedList.tsx';
import { useListPorts } from '../ports.ts';

/** The list of art prints, by page, by the filters in its address, or as it was last narrowed. (CAT-01, CAT-07) */
export function ArtListPage() {
  const ports = useListPorts();
  const { page, filters } = useListAddress();
  const kept = useKept(ports.readFilters);
  return (
    <StartedList area="art" page={page} filters={filters ?? kept ?? noFilters}>
      <ListFrame>
        <ArtList />
      </ListFrame>
    </StartedList>
  );
}

/** Without the names of themes and orientations the list itself still stands. */
function ArtList() {
  const { search: Search } = useListPorts();
  const themes = useQuery(themesQuery());
  const orientations = useQuery(orientationsQuery());
  return (
    <Listing
      names={{ themes: themes.data ?? [], orientations: orientations.data ?? [] }}
      search={Search ? <Search /> : null}
      heartOf={heartOf}
    />
  );
}
