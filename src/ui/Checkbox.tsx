import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  /** May hold links ('I accept the terms'). */
  label: ReactNode;
  hint?: ReactNode;
  onCheck?: (checked: boolean) => void;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className' | 'required' | 'onChange'>;

/** A native checkbox with its label; the whole line can be pressed. */
export function Checkbox({ label, hint, onCheck, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.line}>
      <input
        {...input}
        className={styles.box}
        type="checkbox"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onCheck?.(event.target.checked)}
      />
      <span className={styles.tick} aria-hidden="true">
        <Icon name="check" size={18} />
      </span>
      <label className={styles.text} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
