import { memo, type ReactNode, useId } from 'react';
import type { ListingView } from '../../../machines/listing/listing.connect.ts';
import type { ListArea } from '../../domain/listArea.ts';
import { type Facet, getNames, type SortOrder } from '../../domain/listFilters.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterChips } from '../../ui/Chip.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './FilterBar.module.css';
import { FACET_LABELS, formatFilterName } from './filterNames.ts';
import { formatTotal } from './listTexts.ts';

/** The options of the bar's own selects; empty as long as they are unknown. */
export type FilterNames = { themes: readonly string[]; orientations: readonly string[] };

type Props = ListingView & { names: FilterNames | undefined; search: ReactNode };

/**
 * A search box, selects for filters and order, a button for all filters, and the active ones as chips. (CAT-02, CAT-03,
 * CAT-04)
 */
export const FilterBar = memo(function FilterBar(view: Props) {
  const { area, activeFilters, canClear, toggle, clear, filters, total, names, search, canOpenPanel, openPanel } = view;
  const panelButtonId = useId();
  return (
    <div className={styles.bar}>
      <div className={styles.choices} data-names={names !== undefined || undefined}>
        {search ? <div className={styles.search}>{search}</div> : null}
        {names
          ? (['themes', 'orientations'] as const).map((facet) => (
              <Select
                key={facet}
                label={FACET_LABELS[facet]}
                // Active filters are in the chips, so that the select is always ready to add one more.
                value=""
                options={[
                  { value: '', label: getNames(filters, facet).length === 0 ? 'All' : 'Add another' },
                  ...names[facet].filter((name) => !getNames(filters, facet).includes(name)),
                ]}
                onPick={(name) => toggle(facet, name)}
              />
            ))
          : null}
        <Select label="Sort by" value={filters.sort ?? ''} options={getSortOptions(area)} onPick={view.sort} />
        <Button
          id={panelButtonId}
          look="secondary"
          aria-haspopup="dialog"
          disabled={!canOpenPanel}
          focusableWhenDisabled
          onClick={openPanel}
        >
          {activeFilters.length === 0 ? 'All filters' : `All filters (${activeFilters.length})`}
        </Button>
      </div>
      <p className={styles.count} role="status">
        {formatTotal(area, total)}
      </p>
      <FilterChips
        active={activeFilters.map(addLabel)}
        canClear={canClear}
        fallbackId={panelButtonId}
        toggle={toggle}
        clear={clear}
      />
    </div>
  );
});

const SORT_LABELS: Record<SortOrder, string> = {
  newest: 'Newest',
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  title: 'Title, A to Z',
};
const SORTS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }));
const FEATURED = [{ value: '', label: 'Featured' }, ...SORTS];
/** For lists with the newest first by default. */
const NEWEST_FIRST = SORTS.map((sort) => (sort.value === 'newest' ? { ...sort, value: '' } : sort));
const getSortOptions = (area: ListArea) => (area === 'art' || area === 'walls' ? FEATURED : NEWEST_FIRST);

/** An active filter with its label. */
const addLabel = ({ facet, name }: { facet: Facet; name: string }) => ({
  facet,
  name,
  label: formatFilterName(facet, name),
});
