import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { noFilters } from '../../../machines/listing/filters.ts';
import { orientationsQuery, themesQuery } from '../../api/queries/terms.ts';
import { Listing } from '../../flows/listing/Listing.tsx';
import { useKept } from '../../kit/hydration.tsx';
import { artListingPorts, listingLogic } from '../../ports/artListing.ts';
import { keptFilters } from '../../storage/listing.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useListAddress } from '../lists/listAddress.ts';
import { heartOf, type ListLogic, StartedList } from '../lists/StartedList.tsx';
import { SearchBox } from '../search/SearchBox.tsx';

/** The list of art prints, by page, by the filters in its address, or as it was last narrowed. (CAT-01, CAT-07) */
export function ArtListPage() {
  const queries = useQueryClient();
  const list = useMemo<ListLogic>(() => {
    const { findPage, knownPage } = artListingPorts({ queries });
    return { logic: listingLogic({ findPage }), knownPage };
  }, [queries]);
  const { page, filters } = useListAddress();
  const kept = useKept(keptFilters.read);
  return (
    <StartedList list={list} area="art" page={page} filters={filters ?? kept ?? noFilters}>
      <ListFrame>
        <ArtList />
      </ListFrame>
    </StartedList>
  );
}

/** Without the names of themes and orientations the list itself still stands. */
function ArtList() {
  const themes = useQuery(themesQuery());
  const orientations = useQuery(orientationsQuery());
  return (
    <Listing
      names={{ themes: themes.data ?? [], orientations: orientations.data ?? [] }}
      search={<SearchBox place="list" />}
      heartOf={heartOf}
    />
  );
}
