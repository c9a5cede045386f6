import { type ChangeEvent, type ClipboardEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './CodeInput.module.css';
import { Field } from './Field.tsx';

/** How many digits a code has. */
const LENGTH = 4;

/**
 * The digits of a code in a text that was typed, pasted or filled in: those of '1 2 3 4', or the one group of just so
 * many in a whole message ('1234 is your code. It is good for 10 minutes.'). '' where there is none, or more than one.
 */
export function extractCode(text: string): string {
  const compact = text.replace(/[\s-]/g, '');
  if (/^\d*$/.test(compact)) return compact.length <= LENGTH ? compact : '';
  const groups = text.match(/\d+/g)?.filter((group) => group.length === LENGTH) ?? [];
  return new Set(groups).size === 1 ? (groups[0] ?? '') : '';
}

/** What stands in the boxes after a change of the field: a digit more than they hold takes the place of the one behind it. */
export function applyCodeInput(text: string, caret: number): string {
  const digits = (some: string) => some.replace(/\D/g, '');
  const before = digits(text.slice(0, caret));
  const after = digits(text.slice(caret));
  const tooMany = Math.max(before.length + after.length - LENGTH, 0);
  return (before + after.slice(tooMany)).slice(0, LENGTH);
}

type Props = {
  /** Digits so far. */
  value: string;
  /** The digits after each change, however they came: typed, pasted, or filled in by the phone. */
  onCode: (code: string) => void;
  error?: string;
  readOnly?: boolean;
};

/**
 * A one-time code, a digit to a box. The boxes are drawn; above them lies one plain field, so that a screen reader meets
 * one field, and the phone's autofill, Backspace, arrows and paste work as in any other. (OTP-03)
 */
export function CodeInput({ value, onCode, error, readOnly }: Props) {
  const [caret, setCaret] = useState<number | null>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = target;
    const at = target.selectionStart ?? text.length;
    // A digit more than there are boxes is typed; more than that the phone has filled in.
    const code = text.length > LENGTH + 1 ? extractCode(text) || value : applyCodeInput(text, at);
    // Written into the field at once, or the caret would jump to the end as React does it.
    const nextCaret = applyCodeInput(text.slice(0, at), at).length;
    target.value = code;
    target.setSelectionRange(nextCaret, nextCaret);
    setCaret(nextCaret);
    onCode(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const code = extractCode(text);
    const isPart = code.length < LENGTH && !/[^\d\s-]/.test(text);
    if (isPart && code !== '') return;
    // A whole code takes the place of whatever stands there, wherever the caret is; what holds none changes nothing.
    event.preventDefault();
    if (code.length === LENGTH) onCode(code);
  };
  const current = caret === null ? -1 : Math.min(caret, value.length, LENGTH - 1);
  return (
    <Field label="One-time code" error={error} required>
      {(control) => (
        <div className={styles.code} data-invalid={error ? true : undefined}>
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
          {Array.from({ length: LENGTH }, (_, index) => index).map((index) => (
            <span
              key={index}
              className={styles.box}
              data-current={(index === current && !readOnly) || undefined}
              data-readonly={readOnly || undefined}
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

type CountdownProps = {
  /** Seconds to begin with. */
  from: number;
  children: (secondsLeft: number) => ReactNode;
};

/**
 * Counts seconds down for the eye; the chart has a timer of its own, and alone decides when it is over. Each second is
 * measured, not counted, so that a tab in the background shows the right one as it comes back. (OTP-04)
 */
export function Countdown({ from, children }: CountdownProps) {
  const [secondsLeft, setLeft] = useState(from);
  useEffect(() => {
    const end = performance.now() + from * 1_000;
    const interval = setInterval(() => setLeft(Math.max(Math.ceil((end - performance.now()) / 1_000), 0)), 1_000);
    return () => clearInterval(interval);
  }, [from]);
  return children(secondsLeft);
}
