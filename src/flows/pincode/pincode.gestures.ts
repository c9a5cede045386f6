import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

const box = () => screen.getByLabelText('Delivery pincode');

export const pincodeGestures: Gestures<typeof pincodeMachine> = {
  'pincode.typed': {
    control: box,
    async perform({ text }) {
      await userEvent.clear(box());
      await userEvent.click(box());
      await userEvent.paste(text);
    },
  },
  'pincode.retried': {
    control: () => screen.queryByRole('button', { name: 'Check again' }),
    perform: () => userEvent.click(screen.getByRole('button', { name: 'Check again' })),
  },
};
