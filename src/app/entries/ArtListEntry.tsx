import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ArtListPage } from '../../pages/artList/ArtListPage.tsx';
import { type ListPorts, ListPortsContext } from '../../pages/ports.ts';
import { artListingPorts } from '../../ports/artListing.ts';
import { listingLogic } from '../../ports/listingLogic.ts';
import { keptFilters } from '../../storage/listing.ts';
import { ListSearch } from './ListSearch.tsx';

/** The art list with its chart's ports filled. */
export function ArtListEntry() {
  const queries = useQueryClient();
  const ports = useMemo<ListPorts>(() => {
    const { findPage, knownPage } = artListingPorts({ queries });
    return {
      listing: listingLogic({ findPage }),
      knownPage,
      readFilters: keptFilters.read,
      search: ListSearch,
    };
  }, [queries]);
  return (
    <ListPortsContext value={ports}>
      <ArtListPage />
    </ListPortsContext>
  );
}
