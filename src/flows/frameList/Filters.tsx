import { useId } from 'react';
import type { FrameFacet } from '../../../machines/frameList/frameFilters.ts';
import type { connect } from '../../../machines/frameList/frameList.connect.ts';
import { TINTS } from '../../preview/moulding/createMoulding.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterChips } from '../../ui/Chip.tsx';
import { FilterDrawer, FilterGroup, FilterGroups as FilterPillGroups } from '../../ui/FilterDrawer.tsx';
import { FilterPill } from '../../ui/FilterPill.tsx';
import activeFiltersStyles from './ActiveFilters.module.css';

/** The filters under the specification's names. (FRAME-02, FRAME-03) */
const FACET_LABELS: Record<FrameFacet, string> = {
  colours: 'Colors',
  styles: 'Frame Style',
  collections: 'Collections',
  types: 'Type',
};

/** '1 frame', '30 frames' */
const formatFrameCount = (count: number) => (count === 1 ? '1 frame' : `${count} frames`);

type FilterGroupsView = Pick<ReturnType<typeof connect>, 'groups' | 'toggle'>;

/** All filters of the list; several of a group widen it again. (FRAME-02, FRAME-03) */
export const FilterGroups = ({ groups, toggle }: FilterGroupsView) => (
  <FilterPillGroups>
    {groups.map(({ facet, options }) => (
      <FilterGroup key={facet} legend={FACET_LABELS[facet]}>
        {options.map((option) => (
          <FilterOption key={option.name} facet={facet} option={option} onToggle={toggle} />
        ))}
      </FilterGroup>
    ))}
  </FilterPillGroups>
);

type View = Pick<
  ReturnType<typeof connect>,
  'groups' | 'toggle' | 'isPanelOpen' | 'closePanel' | 'canClear' | 'clear' | 'total'
>;

/** The filters of a phone; a press applies at once, Done leads back to the frames. (FRAME-04) */
export const FilterPanel = ({ groups, toggle, isPanelOpen, closePanel, canClear, clear, total }: View) => (
  <FilterDrawer
    open={isPanelOpen}
    onClose={closePanel}
    countText={total === null ? '' : formatFrameCount(total)}
    canClear={canClear}
    clear={clear}
  >
    <FilterGroups groups={groups} toggle={toggle} />
  </FilterDrawer>
);

type Props = {
  facet: FrameFacet;
  option: { name: string; count: number; isOn: boolean };
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

type ActiveFiltersView = Pick<
  ReturnType<typeof connect>,
  'groups' | 'activeFilters' | 'total' | 'toggle' | 'canClear' | 'clear' | 'canOpenPanel' | 'openPanel'
>;

/** The number of frames, and the active filters as chips; on a phone a button for all filters, and the colours. */
export function ActiveFilters({
  groups,
  activeFilters,
  total,
  toggle,
  canClear,
  clear,
  canOpenPanel,
  openPanel,
}: ActiveFiltersView) {
  const panelButtonId = useId();
  const colours = groups.find(({ facet }) => facet === 'colours')?.options ?? [];
  return (
    <div className={activeFiltersStyles.bar}>
      <div className={activeFiltersStyles.quickFilters}>
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
        <div className={activeFiltersStyles.colours} role="group" aria-label="Colors">
          {colours.map((option) => (
            <FilterOption key={option.name} facet="colours" option={option} onToggle={toggle} />
          ))}
        </div>
      </div>
      <p className={activeFiltersStyles.count} role="status">
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
