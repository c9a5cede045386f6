import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { razorpayMachine } from '../../../machines/razorpay/razorpay.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const pressing = (name: string) => ({
  control: () => screen.queryByRole('button', { name }),
  perform: () => userEvent.click(screen.getByRole('button', { name })),
});

export const razorpayInteractions: Interactions<typeof razorpayMachine> = {
  'razorpay.retried': pressing('Try again'),
  'razorpay.left': pressing('Other ways to pay'),
};
