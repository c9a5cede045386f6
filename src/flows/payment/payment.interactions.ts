import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { PaymentMethod, paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const radio = (method: PaymentMethod) =>
  screen.queryAllByRole<HTMLInputElement>('radio').find(({ value }) => value === method) ?? null;
const button = (name: string) => screen.queryByRole('button', { name });

export const paymentInteractions: Interactions<typeof paymentMachine> = {
  'method.chosen': {
    control: ({ method }) => radio(method),
    // offered once the popup knows its providers
    async perform({ method }) {
      await waitFor(() => {
        if (!radio(method)?.matches(':enabled')) throw new Error(`${method} is not offered`);
      });
      return userEvent.click(radio(method)!);
    },
  },
  'payment.continued': {
    control: () => button('Continue'),
    perform: () => userEvent.click(button('Continue')!),
  },
  'popup.closed': {
    control: () => button('Close without paying'),
    perform: () => userEvent.click(button('Close without paying')!),
  },
};
