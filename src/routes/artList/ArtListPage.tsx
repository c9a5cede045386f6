import { useQuery } from '@tanstack/react-query';
import { orientationsQuery, themesQuery } from '../../api/queries/lists.ts';
import { NO_FILTERS } from '../../domain/listFilters.ts';
import { Listing } from '../../flows/listing/Listing.tsx';
import { renderCardHeart } from '../../flows/wishlist/HeartButton.tsx';
import { usePersisted } from '../../kit/hydration/hydration.tsx';
import { filterStorage } from '../../storage/listingStorage.ts';
import { LazyFilters, ListLayout } from '../lists/ListLayout.tsx';
import { ListProvider } from '../lists/ListProvider.tsx';
import { useListAddress } from '../lists/listAddress.ts';
import { SearchBox } from '../search/SearchBox.tsx';

/** The list of art prints, by page, by the filters in its address, or as it was last narrowed. (CAT-01, CAT-07) */
export function ArtListPage() {
  const { page, filters } = useListAddress();
  const persisted = usePersisted(filterStorage.read);
  return (
    <ListProvider area="art" page={page} filters={filters ?? persisted ?? NO_FILTERS}>
      <ListLayout>
        <ArtList />
      </ListLayout>
    </ListProvider>
  );
}

/** Without the names of themes and orientations the list itself still stands. */
function ArtList() {
  const themes = useQuery(themesQuery());
  const orientations = useQuery(orientationsQuery());
  return (
    <Listing
      names={{ themes: themes.data ?? [], orientations: orientations.data ?? [] }}
      search={<SearchBox placement="list" />}
      panel={<LazyFilters area="art" />}
      renderHeart={renderCardHeart}
    />
  );
}
