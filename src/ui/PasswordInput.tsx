import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import controlStyles from './control.module.css';
import { Field, type FieldProps, splitFieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './PasswordInput.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required' | 'type' | 'autoComplete' | 'onChange'> & {
    /** What password managers fill in: the one that is known, a new one, or none for one that was sent. */
    autoComplete: 'current-password' | 'new-password' | 'one-time-code';
    onText: (text: string) => void;
  };

/** A password with a toggle that shows and hides it; what is sent is hidden again, so that no browser learns it as a text. (AUTH-05) */
export function PasswordInput({ onText, ...props }: Props) {
  const { label } = props;
  const { field, control } = splitFieldProps(props);
  const [isVisible, setVisible] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const hide = () => setVisible(false);
    const form = input.current?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field {...field}>
      {(ids) => (
        <div className={styles.password}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...ids}
            ref={input}
            className={controlStyles.control}
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
