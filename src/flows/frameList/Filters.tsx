import { useId } from 'react';
import type { FrameFacet } from '../../../machines/frameList/frameFilters.ts';
import type { connect } from '../../../machines/frameList/frameList.connect.ts';
import type { FacetOption } from '../../domain/facets.ts';
import { TINTS } from '../../preview/moulding/createMoulding.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterChips } from '../../ui/Chip.tsx';
import { FilterDrawer, FilterGroup } from '../../ui/FilterDrawer.tsx';
import { FilterPill } from '../../ui/FilterPill.tsx';
import { Stack } from '../../ui/Layout.tsx';
import styles from './Filters.module.css';

/** The filters under the specification's names. (FRAME-02, FRAME-03) */
const FACET_LABELS: Record<FrameFacet, string> = {
  colours: 'Colors',
  styles: 'Frame Style',
  collections: 'Collections',
  types: 'Type',
};

/** '1 frame', '30 frames' */
const formatFrameCount = (count: number) => (count === 1 ? '1 frame' : `${count} frames`);

type View = ReturnType<typeof connect>;

/** All filters of the list; several of a group widen it again. (FRAME-02, FRAME-03) */
export const FilterGroups = ({ groups, toggle }: View) => (
  <Stack gap={6}>
    {groups.map(({ facet, options }) => (
      <FilterGroup key={facet} legend={FACET_LABELS[facet]}>
        {options.map((option) => (
          <FilterOption key={option.name} facet={facet} option={option} onToggle={toggle} />
        ))}
      </FilterGroup>
    ))}
  </Stack>
);

/** The filters of a phone; a press applies at once, Done leads back to the frames. (FRAME-04) */
export const FilterPanel = (view: View) => (
  <FilterDrawer
    open={view.isPanelOpen}
    onClose={view.closePanel}
    countText={view.total === null ? '' : formatFrameCount(view.total)}
    canClear={view.canClear}
    clear={view.clear}
  >
    <FilterGroups {...view} />
  </FilterDrawer>
);

type Props = {
  facet: FrameFacet;
  option: FacetOption;
  onToggle: (facet: FrameFacet, name: string) => void;
};

/** One option of a filter; a colour with its swatch. */
const FilterOption = ({ facet, option: { name, count, isOn }, onToggle }: Props) => (
  <FilterPill
    count={count}
    countText={formatFrameCount(count)}
    isOn={isOn}
    swatch={facet === 'colours' ? TINTS[name] : undefined}
    onToggle={() => onToggle(facet, name)}
  >
    {name}
  </FilterPill>
);

/** The number of frames, and the active filters as chips; on a phone a button for all filters, and the colours. */
export function ActiveFilters(view: View) {
  const { groups, activeFilters, total, toggle, canClear, clear, canOpenPanel, openPanel } = view;
  const panelButtonId = useId();
  const colours = groups.find(({ facet }) => facet === 'colours')?.options ?? [];
  return (
    <div className={styles.bar}>
      <div className={styles.quickFilters}>
        <Button
          id={panelButtonId}
          look="secondary"
          size="small"
          disabled={!canOpenPanel}
          focusableWhenDisabled
          onClick={openPanel}
        >
          {activeFilters.length === 0 ? 'Filters' : `Filters (${activeFilters.length})`}
        </Button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll in all browsers */}
        <div className={styles.colours} role="group" aria-label="Colors">
          {colours.map((option) => (
            <FilterOption key={option.name} facet="colours" option={option} onToggle={toggle} />
          ))}
        </div>
      </div>
      <p className={styles.count} role="status">
        {total === null ? '' : formatFrameCount(total)}
      </p>
      <FilterChips
        active={activeFilters}
        canClear={canClear}
        fallbackId={panelButtonId}
        toggle={toggle}
        clear={clear}
      />
    </div>
  );
}
