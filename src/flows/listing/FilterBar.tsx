import type { ReactNode } from 'react';
import type { connect } from '../../../machines/listing/listing.connect.ts';
import { FilterChips } from '../../ui/Chip.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './FilterBar.module.css';

type View = Pick<ReturnType<typeof connect>, 'active' | 'canClear' | 'toggle' | 'clear' | 'filters' | 'total'>;
/** What the list can be narrowed by; empty as long as nobody knows. */
export type FilterNames = { themes: readonly string[]; orientations: readonly string[] };

const LABELS = { themes: 'Theme', orientations: 'Orientation' } as const;

type Props = View & FilterNames & { search?: ReactNode };

/** A box to search, two lists to choose filters from, and the filters in force as chips. (CAT-02, CAT-03, CAT-04) */
export function FilterBar({ active, canClear, toggle, clear, filters, total, search, ...names }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.choices}>
        {search ? <div className={styles.search}>{search}</div> : null}
        {(['themes', 'orientations'] as const).map((kind) => (
          <Select
            key={kind}
            label={LABELS[kind]}
            // What is in force stands in the chips, so that the list is always ready to add one more.
            value=""
            options={[
              { value: '', label: getRemaining(filters[kind]) },
              ...names[kind].filter((name) => !filters[kind].includes(name)),
            ]}
            onPick={(name) => toggle(kind, name)}
          />
        ))}
        <p className={styles.count} role="status">
          {total === null ? '' : formatCount(total)}
        </p>
      </div>
      <FilterChips active={active} canClear={canClear} toggle={toggle} clear={clear} />
    </div>
  );
}

const getRemaining = (chosen: readonly string[]) => (chosen.length === 0 ? 'All' : 'Add another');
const formatCount = (total: number) => (total === 1 ? '1 print' : `${total} prints`);
