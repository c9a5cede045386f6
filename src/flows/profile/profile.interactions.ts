import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { getProfileFieldId } from '../../../machines/profile/profile.setup.ts';
import type { ProfileField } from '../../domain/profileForm.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const writable = (control: HTMLInputElement | null) => (control?.readOnly ? null : control);
const box = (field: ProfileField) =>
  writable(document.getElementById(getProfileFieldId(field)) as HTMLInputElement | null);
const codeBox = () => writable(screen.queryByRole<HTMLInputElement>('textbox', { name: /^One-time code/ }));
const button = (name: string) => {
  const found = screen.queryByRole('button', { name });
  return found?.ariaBusy ? null : found;
};
const pressing = (name: string) => ({ control: () => button(name), perform: () => userEvent.click(button(name)!) });

/** In place of what stands there, as by a paste. */
async function typeInto(control: HTMLInputElement, text: string): Promise<void> {
  await userEvent.click(control);
  control.select();
  if (text === '') await userEvent.clear(control);
  else await userEvent.paste(text);
}

export const profileInteractions: Interactions<typeof profileMachine> = {
  'profile.retried': pressing('Try again'),
  'field.typed': { control: ({ field }) => box(field), perform: ({ field, text }) => typeInto(box(field)!, text) },
  'profile.submitted': pressing('Save'),
  'code.typed': {
    control: codeBox,
    // The same digits again would tell nobody, but for a key that the field leaves out.
    perform: ({ code }) => (codeBox()!.value === code ? userEvent.type(codeBox()!, 'x') : typeInto(codeBox()!, code)),
  },
  'code.submitted': pressing('Verify'),
  'code.resent': pressing('Send another code'),
  'proof.left': pressing('Later'),
};
