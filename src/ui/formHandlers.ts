import type { FormEvent } from 'react';

/** A form's `onSubmit`: calls `submit`, and keeps the browser from reloading the page. */
export const handleSubmit = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  submit();
};

/**
 * The `ref` of a form whose first input has the focus as soon as it is there. Deferred, for React does not render what the
 * focus changes while it attaches a ref. Defined once, so that a form that renders again does not take the focus back.
 */
export const focusFirstInput = (form: HTMLFormElement | null): void =>
  queueMicrotask(() => form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus());
