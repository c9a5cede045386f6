import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './PasswordInput.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required' | 'type' | 'autoComplete'> & {
    /** What password managers fill in: the one that is known, a new one, or none for one that was sent. */
    autoComplete: 'current-password' | 'new-password' | 'one-time-code';
    onText: (text: string) => void;
  };

/** A password with a toggle that shows and hides it; what is sent is hidden again, so that no browser learns it as a text. (AUTH-05) */
export function PasswordInput({
  label,
  hideLabel,
  hint,
  error,
  remark,
  required,
  reserveRemark,
  id,
  onText,
  ...input
}: Props) {
  const [isVisible, setVisible] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const hide = () => setVisible(false);
    const form = field.current?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field {...{ label, hideLabel, hint, error, remark, required, reserveRemark, id }}>
      {(ids) => (
        <div className={styles.password}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ids}
            ref={field}
            className={control.control}
            type={isVisible ? 'text' : 'password'}
            onChange={(event) => onText(event.target.value)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isVisible}
            aria-controls={ids.id}
            onClick={() => setVisible(!isVisible)}
          >
            <Icon name={isVisible ? 'eye' : 'eye-closed'} />
            <VisuallyHidden>Show {typeof label === 'string' ? label.toLowerCase() : 'password'}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
