import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { codeLoginMachine } from '../../../machines/codeLogin/codeLogin.machine.ts';
import type { Details } from '../../../machines/codeLogin/registration.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const LABELS: Record<keyof Details, RegExp> = {
  mobile: /^Mobile Number/,
  name: /^Name/,
  mail: /^Email/,
  alternate: /^Alternative Number/,
};

const box = (name: RegExp) => {
  const field = screen.queryByRole<HTMLInputElement>('textbox', { name });
  return field?.readOnly ? null : field;
};
const address = () => box(/^Mobile number or e-mail/);
const digits = () => box(/^One-time code/);
const button = (name: string) => screen.queryByRole('button', { name, busy: false });
const press = (name: string) => ({ control: () => button(name), perform: () => userEvent.click(button(name)!) });

async function typeInto(field: HTMLInputElement, text: string): Promise<void> {
  await userEvent.click(field);
  field.select();
  // The same text typed again is no change to a field; a space in front of it is, and is dropped.
  await userEvent.paste(field.value === text ? ` ${text}` : text);
}

export const codeLoginInteractions: Interactions<typeof codeLoginMachine> = {
  'address.typed': { control: address, perform: ({ text }) => typeInto(address()!, text) },
  'address.submitted': press('Send code'),
  'address.changed': press('Use another number or e-mail'),
  'detail.typed': {
    control: ({ field }) => box(LABELS[field]),
    perform: ({ field, text }) => typeInto(box(LABELS[field])!, text),
  },
  'details.submitted': press('Create account'),
  // As a phone pastes it; nothing is pressed.
  'code.typed': {
    control: digits,
    perform: ({ code }) => typeInto(digits()!, [...code].join(' ')),
  },
  'code.submitted': press('Verify'),
  'code.resent': press('Resend'),
  'opening.retried': press('Try again'),
  'page.changed': null,
  'popup.closed': press('Close'),
};
