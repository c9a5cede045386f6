import { type ChangeEvent, type ClipboardEvent, type CSSProperties, type ReactNode, useState } from 'react';
import styles from './CodeInput.module.css';
import { codeAfter, codeIn } from './codeDigits.ts';
import { Field } from './Field.tsx';

type Props = {
  label: ReactNode;
  /** Digits so far. */
  value: string;
  /** The digits after each change, however they came: typed, pasted, or filled in by the phone. */
  onCode: (code: string) => void;
  /** How many digits a code has. */
  length?: number;
  error?: string;
  readOnly?: boolean;
  id?: string;
};

/**
 * A one-time code, a digit to a box. The boxes are drawn; above them lies one plain field, so that a screen reader meets
 * one field, and the phone's autofill, Backspace, arrows and paste work as in any other. (OTP-03)
 */
export function CodeInput({ label, value, onCode, length = 4, error, readOnly, id }: Props) {
  const [caret, setCaret] = useState<number | null>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = target;
    const at = target.selectionStart ?? text.length;
    // A digit more than there are boxes is typed; more than that the phone has filled in.
    const code = text.length > length + 1 ? codeIn(text, length) || value : codeAfter(text, at, length);
    // Written into the field at once, or the caret would jump to the end as React does it.
    const behind = codeAfter(text.slice(0, at), at, length).length;
    target.value = code;
    target.setSelectionRange(behind, behind);
    setCaret(behind);
    onCode(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const code = codeIn(text, length);
    const isPart = code.length < length && !/[^\d\s-]/.test(text);
    if (isPart && code !== '') return;
    // A whole code takes the place of whatever stands there, wherever the caret is; what holds none changes nothing.
    event.preventDefault();
    if (code.length === length) onCode(code);
  };
  const current = caret === null ? -1 : Math.min(caret, value.length, length - 1);
  return (
    <Field label={label} error={error} id={id} required>
      {(control) => (
        <div
          className={styles.code}
          style={{ '--digits': length } as CSSProperties}
          data-wrong={error ? true : undefined}
        >
          <input
            {...control}
            className={styles.field}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            pattern="\d*"
            value={value}
            readOnly={readOnly}
            onChange={change}
            onPaste={paste}
            onFocus={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onBlur={() => setCaret(null)}
          />
          {Array.from({ length }, (_, index) => index).map((index) => (
            <span
              key={index}
              className={styles.box}
              data-current={(index === current && !readOnly) || undefined}
              data-quiet={readOnly || undefined}
              aria-hidden="true"
            >
              {value[index] ?? ''}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
