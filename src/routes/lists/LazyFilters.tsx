import type { FilteredArea } from '../../domain/listFilters.ts';
import { listing } from '../../flows/listing/Listing.tsx';
import { createLazyPart } from '../../kit/loading/lazy.tsx';

const Filters = createLazyPart(
  async () => (await import('./CatalogueFilters.tsx')).CatalogueFilters,
  'filters of a list',
);

/** The panel of a list's filters, whose code comes when it is first opened. */
export function LazyFilters({ area }: { area: FilteredArea }) {
  const isOpen = listing.useView((view) => view.isPanelOpen);
  const close = listing.useView((view) => view.closePanel);
  return <Filters wanted={isOpen} props={{ area }} onFailed={close} />;
}
