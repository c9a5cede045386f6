import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { shippingMachine } from '../../../machines/shipping/shipping.machine.ts';
import { BILLING_FIELDS, BUSINESS_ADDRESS_FIELDS, DELIVERY_FIELDS } from '../../addressForm/AddressFields.tsx';
import { type AddressControl, typeInto } from '../../addressForm/addressForm.interactions.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const group = (name: string) => screen.queryByRole('group', { name });

const fieldIn = (address: string, label: string | undefined): AddressControl | null => {
  const place = group(address);
  return place && label ? within(place).queryByLabelText<AddressControl>(new RegExp(`^${label}`)) : null;
};

const billingBox = (field: keyof typeof BILLING_FIELDS | keyof typeof BUSINESS_ADDRESS_FIELDS) =>
  fieldIn('Billing address', { ...BUSINESS_ADDRESS_FIELDS, ...BILLING_FIELDS }[field]?.label);
const deliveryBox = (field: keyof typeof DELIVERY_FIELDS) => fieldIn('Delivery address', DELIVERY_FIELDS[field]?.label);
const typeBox = (type: string) =>
  screen.queryByRole<HTMLInputElement>('radio', { name: type === 'business' ? 'Business' : 'Personal' });
const checkbox = () => screen.queryByRole('checkbox', { name: 'Delivery address same as Billing address' });
const button = (name: string) => screen.queryByRole('button', { name });

export const shippingInteractions: Interactions<typeof shippingMachine> = {
  'billing.typed': {
    control: ({ field }) => billingBox(field),
    perform: ({ field, text }) => typeInto(billingBox(field)!, field, text),
  },
  'delivery.typed': {
    control: ({ field }) => deliveryBox(field),
    perform: ({ field, text }) => typeInto(deliveryBox(field)!, field, text),
  },
  'type.chosen': {
    control: ({ addressType }) => (typeBox(addressType)?.checked ? null : typeBox(addressType)),
    perform: ({ addressType }) => userEvent.click(typeBox(addressType)!),
  },
  'same.toggled': { control: checkbox, perform: () => userEvent.click(checkbox()!) },
  'pincode.answered': null,
  'pincode.retried': {
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
