import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './RadioGroup.module.css';

type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  disabled?: boolean;
};

type Props<Value extends string> = {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly Choice<Value>[];
  value: Value | null;
  onPick: (value: Value) => void;
  /** `list`: one under the other; `segments`: a few short ones side by side; `tiles`: many short ones (sizes). */
  look?: 'list' | 'segments' | 'tiles';
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** Read out and drawn behind the legend (the size in words, the price it adds). */
  note?: ReactNode;
};

/** One of several, on native radios: arrow keys, one tab stop, the browser's own group. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, hideLegend, options, value, onPick, look = 'list', error, required, disabled, note } = props;
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed, and only a radiogroup may be required or invalid
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend} data-hidden={hideLegend || undefined}>
        {legend}
        {required ? (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        ) : null}
        {note ? <span className={styles.note}> {note}</span> : null}
      </legend>
      <div className={styles.options} data-look={look} data-wrong={error ? true : undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onPick(option.value)}
            />
            <span className={styles.mark} aria-hidden="true" />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
