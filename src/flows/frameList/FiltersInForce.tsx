import type { connect } from '../../../machines/frameList/frameList.connect.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { FilterPill } from './FilterPill.tsx';
import styles from './FiltersInForce.module.css';
import { framesOfNumber } from './names.ts';

type View = Pick<
  ReturnType<typeof connect>,
  'groups' | 'active' | 'total' | 'toggle' | 'canClear' | 'clear' | 'canOpenPanel' | 'openPanel'
>;

/** How many frames there are, and the filters in force as chips; on a phone the way to all filters, and the colours at hand. */
export function FiltersInForce({ groups, active, total, toggle, canClear, clear, canOpenPanel, openPanel }: View) {
  const colours = groups.find(({ kind }) => kind === 'colours')?.options ?? [];
  return (
    <div className={styles.bar}>
      <div className={styles.quick}>
        <Button look="secondary" size="small" disabled={!canOpenPanel} onClick={openPanel}>
          {active.length === 0 ? 'Filters' : `Filters (${active.length})`}
        </Button>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll in all browsers */}
        <div className={styles.colours} role="group" aria-label="Colors">
          {colours.map((option) => (
            <FilterPill key={option.name} kind="colours" option={option} onToggle={toggle} />
          ))}
        </div>
      </div>
      <p className={styles.count} role="status">
        {total === null ? '' : framesOfNumber(total)}
      </p>
      {active.length > 0 ? (
        <ul className={styles.chips} aria-label="Filters in force">
          {active.map(({ kind, name }) => (
            <li key={`${kind} ${name}`}>
              <Chip removeLabel={`Remove ${name}`} onRemove={() => toggle(kind, name)}>
                {name}
              </Chip>
            </li>
          ))}
          <li>
            <Button look="quiet" size="small" disabled={!canClear} onClick={clear}>
              Clear All
            </Button>
          </li>
        </ul>
      ) : null}
    </div>
  );
}
