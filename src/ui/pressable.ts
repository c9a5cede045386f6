import type { ButtonHTMLAttributes, MouseEvent } from 'react';

export type Pressable = {
  /** Its action is under way: it keeps its width and its focus, and does nothing until that ends. */
  busy?: boolean;
  /** Keeps the focus where its own press disables it. */
  focusableWhenDisabled?: boolean;
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'>;

const doNothing = (event: MouseEvent) => event.preventDefault();

/** The attributes of a `<button>` that states whether it can be pressed. One that is disabled loses the focus to the document. */
export function getPressableAttributes({ busy, disabled, focusableWhenDisabled, onClick }: Pressable) {
  const isOff = disabled && !busy;
  return {
    disabled: isOff && !focusableWhenDisabled,
    'aria-disabled': busy || (isOff && focusableWhenDisabled) || undefined,
    'aria-busy': busy || undefined,
    onClick: busy || isOff ? doNothing : onClick,
  };
}
