import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const box = () => screen.getByLabelText<HTMLInputElement>('Delivery pincode');

export const pincodeInteractions: Interactions<typeof pincodeMachine> = {
  'pincode.typed': {
    control: box,
    async perform({ text }) {
      // What is there already can only be "typed" again by a key that the box does not take.
      if (box().value === text) return userEvent.type(box(), 'x');
      await userEvent.click(box());
      box().select();
      return userEvent.paste(text);
    },
  },
  'pincode.retried': {
    control: () => screen.queryByRole('button', { name: 'Check again' }),
    perform: () => userEvent.click(screen.getByRole('button', { name: 'Check again' })),
  },
};
