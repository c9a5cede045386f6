import type { FormEvent } from 'react';

/** A form's `onSubmit`: calls `submit`, and the browser does not load the page anew. */
export const handleSubmit = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  submit();
};
