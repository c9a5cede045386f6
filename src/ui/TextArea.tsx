import type { TextareaHTMLAttributes } from 'react';
import { joinClassNames } from './classNames.ts';
import styles from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'required'> & { onText?: (text: string) => void };

/** Several lines of text with their label, hint and error. All attributes of `<textarea>` pass through. */
export function TextArea(props: Props) {
  const { label, hideLabel, hint, error, remark, required, reserveRemark, id, onText, onChange, ...area } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, remark, required, reserveRemark, id }}>
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...control}
          className={joinClassNames(styles.control, styles.textArea)}
          onChange={(event) => {
            onChange?.(event);
            onText?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
