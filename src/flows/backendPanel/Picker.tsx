import styles from './BackendPanel.module.css';

type Props = {
  label: string;
  /** Grouped by what stands before the first dot of their values. */
  options: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
};

const groupOf = (value: string) => value.split('.')[0] ?? '';

/** A list that acts on what is picked, and stands at its label again. */
export function Picker({ label, options, onPick }: Props) {
  const groups = [...new Set(options.map(({ value }) => groupOf(value)))];
  return (
    <select
      className={styles.select}
      aria-label={label}
      value=""
      onChange={({ target }) => {
        if (target.value) onPick(target.value);
      }}
    >
      <option value="">{label} …</option>
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {options
            .filter(({ value }) => groupOf(value) === group)
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
