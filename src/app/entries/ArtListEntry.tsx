import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fill } from '../../../machines/kit/port.ts';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import { ArtListPage } from '../../pages/artList/ArtListPage.tsx';
import { type ArtListPorts, ArtListPortsContext } from '../../pages/ports.ts';
import { keptFilters } from '../../ports/keptListing.ts';
import { listingPorts } from '../../ports/listing.ts';

/** The art list with its chart's ports filled. */
export function ArtListEntry() {
  const queries = useQueryClient();
  const ports = useMemo<ArtListPorts>(
    () => ({ listing: fill(listingMachine, listingPorts({ queries })), readFilters: keptFilters.read }),
    [queries],
  );
  return (
    <ArtListPortsContext value={ports}>
      <ArtListPage />
    </ArtListPortsContext>
  );
}
