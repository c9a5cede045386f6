import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { passwordResetMachine } from '../../../machines/passwordReset/passwordReset.machine.ts';
import { getPasswordFieldId, type PasswordField } from '../../../machines/passwordReset/passwordReset.setup.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const writable = (field: PasswordField | 'mail') => {
  const box = document.getElementById(getPasswordFieldId(field)) as HTMLInputElement | null;
  return box?.readOnly ? null : box;
};
const idle = (name: string) => {
  const found = screen.queryByRole('button', { name });
  return found?.ariaBusy ? null : found;
};
const send = () => idle('Send temporary password') ?? idle('Send another one');
const reset = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Reset' });

/** In place of what stands there, as by a paste. */
async function typeInto(control: HTMLInputElement, text: string): Promise<void> {
  await userEvent.click(control);
  control.select();
  await userEvent.paste(text);
}

export const passwordResetInteractions: Interactions<typeof passwordResetMachine> = {
  'mail.typed': { control: () => writable('mail'), perform: ({ text }) => typeInto(writable('mail')!, text) },
  'temporary.asked': { control: send, perform: () => userEvent.click(send()!) },
  'temporary.had': {
    control: () => idle('I have one already'),
    perform: () => userEvent.click(idle('I have one already')!),
  },
  'password.typed': {
    control: ({ field }) => writable(field),
    perform: ({ field, text }) => typeInto(writable(field)!, text),
  },
  'reset.submitted': {
    control: () => writable('temporary'),
    perform: () => (reset()!.disabled ? userEvent.type(writable('temporary')!, '{Enter}') : userEvent.click(reset()!)),
  },
  'mail.changed': {
    control: () => idle('Use another e-mail'),
    perform: () => userEvent.click(idle('Use another e-mail')!),
  },
};
