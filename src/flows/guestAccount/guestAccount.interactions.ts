import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { guestAccountMachine } from '../../../machines/guestAccount/guestAccount.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const box = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^One-time code/ });
const button = (name: string) => screen.queryByRole('button', { name });

export const guestAccountInteractions: Interactions<typeof guestAccountMachine> = {
  // As a phone pastes it; nothing is pressed.
  'code.typed': {
    control: () => (box()?.readOnly ? null : box()),
    async perform({ code }) {
      await userEvent.click(box()!);
      box()!.select();
      await userEvent.paste([...code].join(' '));
    },
  },
  'code.submitted': {
    control: () => button('Confirm the code'),
    perform: () => userEvent.click(button('Confirm the code')!),
  },
  'code.resent': {
    control: () => button('Send again'),
    perform: () => userEvent.click(button('Send again')!),
  },
  'mail.preferred': {
    control: () => button('Continue by e-mail instead'),
    perform: () => userEvent.click(button('Continue by e-mail instead')!),
  },
};
