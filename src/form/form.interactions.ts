import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { FormChart } from '../../machines/form/createForm.ts';
import type { Interactions } from '../kit/flow/interactions.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** In place of what stands there, as by a paste. */
async function typeInto(control: Control, text: string): Promise<unknown> {
  if (control instanceof HTMLSelectElement) return userEvent.selectOptions(control, text);
  await userEvent.click(control);
  control.select();
  return text === '' ? userEvent.clear(control) : userEvent.paste(text);
}

const button = (name: string) => {
  const found = screen.queryByRole('button', { name });
  return found?.ariaBusy ? null : found;
};
/** A button by its name. */
const pressing = (name: string) => ({ control: () => button(name), perform: () => userEvent.click(button(name)!) });

type Named = {
  /** The form's, which its fields' ids begin with. */
  id: string;
  submit: string;
};

/** How a person fills in a form on the page, and sends it. */
export function formInteractions({ id, submit }: Named): Interactions<FormChart> {
  const control = (field: string) => {
    const found = document.getElementById(`${id}-${field}`) as Control | null;
    return found && 'readOnly' in found && found.readOnly ? null : found;
  };
  return {
    'field.typed': {
      control: ({ field }) => control(field),
      perform: ({ field, text }) => typeInto(control(field)!, text),
    },
    'form.submitted': pressing(submit),
    // The browser's own memory tells it.
    'form.recalled': null,
    // On the page it neither opens nor closes, and its chart hears of neither.
  } satisfies Partial<Interactions<FormChart>> as unknown as Interactions<FormChart>;
}

/** The same for a form in a dialog, which stays open while it is sent. */
export function dialogFormInteractions({
  open,
  close,
  ...named
}: Named & { open: string; close: string }): Interactions<FormChart> {
  const closing = pressing(close);
  const opening = pressing(open);
  return {
    ...formInteractions(named),
    'form.opened': { ...opening, control: () => (document.querySelector('dialog[open]') ? null : opening.control()) },
    'form.closed': {
      ...closing,
      control: () => (document.querySelector('form[aria-busy]') ? null : closing.control()),
    },
  };
}
