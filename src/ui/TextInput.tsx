import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './control.module.css';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required' | 'onChange'> & {
    /** What stands in the field after each keystroke. */
    onText?: (text: string) => void;
    /** Digits of one width, for numbers. */
    tabular?: boolean;
    /** A button that belongs to the field, at its end. */
    action?: ReactNode;
  };

/** One line of text with its label, hint and error. All attributes of `<input>` pass through. */
export function TextInput({ onText, tabular, action, ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ids) => (
        // With or without an action: the input stays the same element, with what is typed and the focus.
        <div className={styles.row}>
          <input
            type="text"
            {...control}
            {...ids}
            className={styles.control}
            data-tabular={tabular || undefined}
            onChange={(event) => onText?.(event.target.value)}
          />
          {action}
        </div>
      )}
    </Field>
  );
}
