import { memo, type ReactNode } from 'react';
import { type Catalogue, getFacetGroups } from '../../domain/catalogue.ts';
import { FACETS_OF, type Facet, isFilteredArea } from '../../domain/listFilters.ts';
import { BUCKET_STARTS, SIZE_BUCKETS, type SizeBucket } from '../../domain/size.ts';
import { listFilterMessages } from '../../messages/listing.ts';
import { formatMessage } from '../../messages/message.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { FilterDrawer, FilterGroup } from '../../ui/FilterDrawer.tsx';
import { FilterPill } from '../../ui/FilterPill.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FACET_LABELS, formatFilterName } from './filterNames.ts';
import { listing } from './Listing.tsx';
import { formatTotal } from './listTexts.ts';

/** A size with its longer side in inches: 'Medium, 14 to 23 in'. */
function formatSizeBucket(bucket: SizeBucket): string {
  const from = BUCKET_STARTS[bucket];
  const next = SIZE_BUCKETS[SIZE_BUCKETS.indexOf(bucket) + 1];
  if (!next) return `${bucket}, ${from} in and over`;
  const end = BUCKET_STARTS[next];
  return from === 0 ? `${bucket}, under ${end} in` : `${bucket}, ${from} to ${end - 1} in`;
}

const formatOption = (facet: Facet, name: string): string =>
  facet === 'sizes' ? formatSizeBucket(name as SizeBucket) : formatFilterName(facet, name);

type Props = {
  /** All items of the list; undefined while it loads. */
  catalogue: Catalogue | undefined;
  hasFailed: boolean;
  onRetry: () => void;
};

/** All filters of a list, each option with how many items it would leave. */
export function FacetPanel({ catalogue, hasFailed, onRetry }: Props) {
  const { area, total, isPanelOpen, closePanel, canClear, clear } = listing.useView();
  return (
    <FilterDrawer
      open={isPanelOpen}
      onClose={closePanel}
      countText={formatTotal(area, total)}
      canClear={canClear}
      clear={clear}
    >
      {renderContent()}
    </FilterDrawer>
  );

  function renderContent(): ReactNode {
    if (catalogue) return <FacetGroups catalogue={catalogue} />;
    if (!hasFailed) return <FacetsSkeleton />;
    return <ErrorState title={formatMessage(listFilterMessages['filters.failed'])} onRetry={onRetry} />;
  }
}

/** Rendered once for a press, not again as the list follows. */
const FacetGroups = memo(function FacetGroups({ catalogue: { items, swatches } }: { catalogue: Catalogue }) {
  const area = listing.useView((view) => view.area);
  const filters = listing.useView((view) => view.filters);
  const actor = listing.useActorRef();
  const groups = getFacetGroups(items, filters, isFilteredArea(area) ? FACETS_OF[area] : []);
  return (
    <Stack gap={6}>
      {groups.map(({ facet, options }) => (
        <FilterGroup key={facet} legend={FACET_LABELS[facet]}>
          {options.map(({ name, count, isOn }) => (
            <FilterPill
              key={name}
              count={count}
              countText={formatTotal(area, count)}
              isOn={isOn}
              swatch={facet === 'colours' ? swatches[name] : undefined}
              onToggle={() => actor.send({ type: 'filter.toggled', facet, name })}
            >
              {formatOption(facet, name)}
            </FilterPill>
          ))}
        </FilterGroup>
      ))}
    </Stack>
  );
});

/** Skeletons of the filters. */
const FacetsSkeleton = () => (
  <Stack gap={6}>
    {[5, 4, 3].map((rows) => (
      <Stack key={rows} gap={2}>
        <Skeleton width="30%" />
        <Skeleton width="100%" height={`${rows * 2}em`} />
      </Stack>
    ))}
  </Stack>
);
