import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

/** What leads on stands with the sums; the shipping form beside them has a button of the same name. */
const besideSums = (name: string) => {
  const summary = screen.queryByRole('complementary', { name: 'Order Summary' });
  return summary && within(summary).queryByRole('button', { name });
};
const checkbox = () => screen.queryByRole('checkbox', { name: 'I agree to Terms and Conditions' });
const link = (name: string) => screen.queryByRole('link', { name });

const pressing = (control: () => HTMLElement | null) => ({
  control,
  perform: () => userEvent.click(control() ?? document.body),
});

export const checkoutInteractions: Interactions<typeof checkoutMachine> = {
  'stage.opened': null,
  'bag.changed': null,
  'draft.kept': null,
  'buyer.changed': null,
  'coupon.changed': null,
  'coupon.lookup': null,
  'price.retried': pressing(() => besideSums('Try again')),
  'terms.toggled': pressing(checkbox),
  'order.placed': pressing(() => besideSums('Place the Order')),
  'edit.chosen': pressing(() => link('Edit addresses')),
  'print.asked': pressing(() => screen.queryByRole('button', { name: 'Print' })),
  'tryAgain.chosen': pressing(() => link('Try again')),
};
