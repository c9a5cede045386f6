import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { razorpayMachine } from '../../../machines/razorpay/razorpay.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

const pressing = (name: string) => ({
  control: () => screen.queryByRole('button', { name }),
  perform: () => userEvent.click(screen.getByRole('button', { name })),
});

export const razorpayGestures: Gestures<typeof razorpayMachine> = {
  'razorpay.retried': pressing('Try again'),
  'razorpay.left': pressing('Other ways to pay'),
};
