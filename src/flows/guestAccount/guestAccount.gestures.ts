import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { guestAccountMachine } from '../../../machines/guestAccount/guestAccount.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

const box = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^One-time code/ });
const button = (name: string) => screen.queryByRole('button', { name });

export const guestAccountGestures: Gestures<typeof guestAccountMachine> = {
  'code.entered': {
    control: () => button('Confirm the code'),
    // The fourth digit needs no button; fewer do.
    async perform({ code }) {
      await userEvent.clear(box()!);
      await userEvent.click(box()!);
      await userEvent.paste(`${code.slice(0, 2)} ${code.slice(2)}`);
      if (code.length < 4) await userEvent.click(button('Confirm the code')!);
    },
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
