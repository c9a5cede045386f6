import { type ReactNode, useId } from 'react';
import { FieldError } from './Field.tsx';
import styles from './RadioGroup.module.css';
import { OverlayInput, VisuallyHidden } from './VisuallyHidden.tsx';

type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  disabled?: boolean;
};

type Props<Value extends string> = {
  id?: string;
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly Choice<Value>[];
  value: Value | null;
  onPick: (value: Value) => void;
  /** `list`: one under the other; `segments`: a few short ones side by side; `tiles`: many short ones (sizes). */
  look?: 'list' | 'segments' | 'tiles';
  error?: string;
  disabled?: boolean;
  /** Read out and drawn behind the legend (the size in words, the price it adds). */
  note?: ReactNode;
};

/** One of several, on native radios: arrow keys, one tab stop, the browser's own group. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { id, legend, hideLegend, options, value, onPick, look = 'list', error, disabled, note } = props;
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      id={id}
      className={styles.group}
      disabled={disabled}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed, and only a radiogroup may be invalid
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      {hideLegend ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>
          {legend}
          {note ? <span className={styles.note}> {note}</span> : null}
        </legend>
      )}
      <div className={styles.options} data-look={look} data-invalid={error ? true : undefined}>
        {options.map((option) => (
          <Option
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            label={option.label}
            hint={option.hint}
            onPick={() => onPick(option.value)}
          />
        ))}
      </div>
      {error ? (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}

type OptionProps = {
  /** Radios of one name are one group, wherever they stand. */
  name: string;
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onPick: () => void;
};

function Option({ name, value, label, hint, checked, disabled, onPick }: OptionProps) {
  return (
    <label className={styles.option} data-disabled={disabled || undefined}>
      <OverlayInput type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onPick} />
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.text}>
        <span>{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}

/** One radio of a group that is spread over several places (a card each). */
export const Radio = (props: OptionProps) => (
  <div className={styles.options} data-look="list">
    <Option {...props} />
  </div>
);
