import { QueryClient } from '@tanstack/react-query';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import { listingSamples as samples } from '../../machines/listing/listing.samples.ts';
import { Listing, listing } from '../../src/flows/listing/Listing.tsx';
import { listingGestures as gestures } from '../../src/flows/listing/listing.gestures.ts';
import { artListingPorts } from '../../src/ports/artListing.ts';
import { stage } from '../support/walk/stage.ts';

const queries = new QueryClient();
const { findPage } = artListingPorts({ queries });
/** Each walk reads each page anew: one that was read before would be answered before the walk lets it. */
const ports = {
  findPage(asked: Parameters<typeof findPage>[0]) {
    queries.clear();
    return findPage(asked);
  },
};

export const listingStage = stage({
  flow: { ...listing, machine: listingMachine },
  ports,
  samples,
  gestures,
  view: (
    <Listing
      names={{
        themes: ['Abstract', 'Backwaters', 'Botanicals'],
        orientations: ['Portrait', 'Landscape', 'Square'],
      }}
      search={<input type="search" aria-label="Search the prints" />}
      heartOf={({ title }) => <button type="button">Keep {title}</button>}
    />
  ),
});
