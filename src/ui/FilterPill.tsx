import styles from './FilterPill.module.css';

type Props = {
  /** The name as it is shown. */
  children: string;
  /** How many things it would leave, and the same as words for a screen reader: '12 prints'. */
  count: number;
  countText: string;
  isOn: boolean;
  /** A CSS colour to show beside the name. */
  swatch?: string | undefined;
  onToggle: () => void;
};

/** One name to narrow a list by, with how many things it would leave. */
export const FilterPill = ({ children, count, countText, isOn, swatch, onToggle }: Props) => (
  <label className={styles.pill} data-empty={(count === 0 && !isOn) || undefined}>
    <input
      className={styles.input}
      type="checkbox"
      checked={isOn}
      onChange={onToggle}
      aria-label={`${children}, ${countText}`}
    />
    {swatch ? <span className={styles.swatch} style={{ background: swatch }} /> : null}
    <span>{children}</span>
    <span className={styles.count}>{count}</span>
  </label>
);
