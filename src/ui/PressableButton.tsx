import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { joinClassNames } from './classNames.ts';
import styles from './PressableButton.module.css';

export type PressableProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Its action is under way: it keeps its width and its focus, and does nothing until that ends. */
  busy?: boolean;
  /** Keeps the focus where its own press disables it. */
  focusableWhenDisabled?: boolean;
};

const doNothing = (event: MouseEvent) => event.preventDefault();

/** A `<button>` that states whether it can be pressed. One that is disabled loses the focus to the document. */
export function PressableButton({
  busy,
  disabled,
  focusableWhenDisabled,
  onClick,
  className,
  ...rest
}: PressableProps) {
  const isOff = disabled && !busy;
  return (
    <button
      type="button"
      {...rest}
      className={joinClassNames(className, busy && styles.busy)}
      disabled={isOff && !focusableWhenDisabled}
      aria-disabled={busy || (isOff && focusableWhenDisabled) || undefined}
      aria-busy={busy || undefined}
      onClick={busy || isOff ? doNothing : onClick}
    />
  );
}
