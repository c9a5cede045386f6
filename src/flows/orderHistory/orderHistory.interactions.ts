import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { orderHistoryMachine } from '../../../machines/orderHistory/orderHistory.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const pressing = (name: string) => ({
  control: () => screen.queryByRole('button', { name }),
  perform: () => userEvent.click(screen.getByRole('button', { name })),
});

export const orderHistoryInteractions: Interactions<typeof orderHistoryMachine> = {
  'more.asked': pressing('Show more'),
  'history.retried': pressing('Try again'),
};
