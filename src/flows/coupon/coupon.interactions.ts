import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { couponMachine } from '../../../machines/coupon/coupon.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const field = () => screen.getByLabelText<HTMLInputElement>('Coupon Code');
const button = (name: string) => screen.queryByRole('button', { name, busy: false });

export const couponInteractions: Interactions<typeof couponMachine> = {
  'code.typed': {
    control: field,
    async perform({ code }) {
      // What is there already can only be "typed" again by a key that the field does not take.
      if (field().value === code) return userEvent.type(field(), ' ');
      if (code === '') return userEvent.clear(field());
      await userEvent.click(field());
      field().select();
      return userEvent.paste(code);
    },
  },
  'code.applied': {
    control: () => button('Apply'),
    perform: () => userEvent.click(button('Apply')!),
  },
  'coupon.removed': {
    control: () => button('Remove coupon'),
    perform: () => userEvent.click(button('Remove coupon')!),
  },
  'weighed.changed': null,
  'coupon.refused': null,
};
