import type { connect } from '../../../machines/frameList/frameList.connect.ts';
import styles from './FilterGroups.module.css';
import { FilterPill } from './FilterPill.tsx';
import { FILTER_NAMES } from './names.ts';

type View = Pick<ReturnType<typeof connect>, 'groups' | 'toggle'>;

/** All that the list can be narrowed by; several of a group widen it again. (FRAME-02, FRAME-03) */
export const FilterGroups = ({ groups, toggle }: View) => (
  <div className={styles.groups}>
    {groups.map(({ kind, options }) => (
      <fieldset key={kind}>
        <legend className={styles.legend}>{FILTER_NAMES[kind]}</legend>
        <div className={styles.options}>
          {options.map((option) => (
            <FilterPill key={option.name} kind={kind} option={option} onToggle={toggle} />
          ))}
        </div>
      </fieldset>
    ))}
  </div>
);
