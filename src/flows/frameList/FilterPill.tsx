import type { FilterKind } from '../../../machines/frameList/frameFilters.ts';
import { TINTS } from '../../preview/moulding/mouldingOf.ts';
import styles from './FilterPill.module.css';
import { framesOfNumber } from './names.ts';

type Props = {
  kind: FilterKind;
  option: { name: string; count: number; isOn: boolean };
  onToggle: (kind: FilterKind, name: string) => void;
};

/** One name to narrow by, with how many frames it would leave; a colour with its swatch. */
export const FilterPill = ({ kind, option: { name, count, isOn }, onToggle }: Props) => (
  <label className={styles.pill} data-none={(count === 0 && !isOn) || undefined}>
    <input
      className={styles.input}
      type="checkbox"
      checked={isOn}
      onChange={() => onToggle(kind, name)}
      aria-label={`${name}, ${framesOfNumber(count)}`}
    />
    {kind === 'colours' ? <span className={styles.swatch} style={{ background: TINTS[name] }} /> : null}
    <span>{name}</span>
    <span className={styles.count}>{count}</span>
  </label>
);
