import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { orderDetailMachine } from '../../../machines/orderDetail/orderDetail.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const pressing = (name: string) => ({
  control: () => screen.queryByRole('button', { name }),
  perform: () => userEvent.click(screen.getByRole('button', { name })),
});

export const orderDetailInteractions: Interactions<typeof orderDetailMachine> = {
  'print.asked': pressing('Print'),
  'order.retried': pressing('Try again'),
};
