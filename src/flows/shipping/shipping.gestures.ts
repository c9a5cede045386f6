import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { shippingMachine } from '../../../machines/shipping/shipping.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';
import { BILLING, BUSINESS, DELIVERY } from './AddressFields.tsx';

type Control = HTMLInputElement | HTMLSelectElement;

const group = (name: string) => screen.queryByRole('group', { name });

const fieldIn = (address: string, label: string | undefined): Control | null => {
  const place = group(address);
  return place && label ? within(place).queryByLabelText<Control>(new RegExp(`^${label}`)) : null;
};

/** A key that a field leaves out, so that what stands there already can be "typed" again. */
const LEFT_OUT: Record<string, string> = { zip: 'x', phone: 'x', mail: ' ', first_name: '1' };

async function type(control: Control, field: string, text: string): Promise<unknown> {
  if (control instanceof HTMLSelectElement) return userEvent.selectOptions(control, text);
  if (control.value === text && LEFT_OUT[field]) return userEvent.type(control, LEFT_OUT[field]);
  if (text === '') return userEvent.clear(control);
  await userEvent.click(control);
  control.select();
  return userEvent.paste(text);
}

const billingBox = (field: keyof typeof BILLING | keyof typeof BUSINESS) =>
  fieldIn('Billing address', { ...BUSINESS, ...BILLING }[field]?.label);
const deliveryBox = (field: keyof typeof DELIVERY) => fieldIn('Delivery address', DELIVERY[field]?.label);
const typeBox = (type: string) =>
  screen.queryByRole<HTMLInputElement>('radio', { name: type === 'business' ? 'Business' : 'Personal' });
const checkbox = () => screen.queryByRole('checkbox', { name: 'Delivery address same as Billing address' });
const button = (name: string) => screen.queryByRole('button', { name });

export const shippingGestures: Gestures<typeof shippingMachine> = {
  'billing.typed': {
    control: ({ field }) => billingBox(field),
    perform: ({ field, text }) => type(billingBox(field)!, field, text),
  },
  'delivery.typed': {
    control: ({ field }) => deliveryBox(field),
    perform: ({ field, text }) => type(deliveryBox(field)!, field, text),
  },
  'type.chosen': {
    control: ({ addressType }) => (typeBox(addressType)?.checked ? null : typeBox(addressType)),
    perform: ({ addressType }) => userEvent.click(typeBox(addressType)!),
  },
  'same.toggled': { control: checkbox, perform: () => userEvent.click(checkbox()!) },
  'zip.retried': {
    control: () => button('Check again'),
    perform: () => userEvent.click(button('Check again')!),
  },
  'shipping.continued': {
    control: () => button('SAVE & CONTINUE'),
    perform: () => userEvent.click(button('SAVE & CONTINUE')!),
  },
  'shipping.reopened': {
    control: () => button('Change my details'),
    perform: () => userEvent.click(button('Change my details')!),
  },
};
