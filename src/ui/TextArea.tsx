import type { TextareaHTMLAttributes } from 'react';
import { joinClassNames } from './classNames.ts';
import styles from './control.module.css';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'required' | 'onChange'> & {
    onText?: (text: string) => void;
  };

/** Several lines of text with their label, hint and error. All attributes of `<textarea>` pass through. */
export function TextArea({ onText, ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ids) => (
        <textarea
          rows={5}
          {...control}
          {...ids}
          className={joinClassNames(styles.control, styles.textArea)}
          onChange={(event) => onText?.(event.target.value)}
        />
      )}
    </Field>
  );
}
