import { useId } from 'react';
import styles from './BackendPanel.module.css';

type Props<Value extends string | number> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onPick: (value: Value) => void;
};

/** One of a few, side by side, on native radios. */
export function Choice<Value extends string | number>({ legend, options, value, onPick }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
