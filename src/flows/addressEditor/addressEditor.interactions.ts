import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { addressEditorMachine } from '../../../machines/addressEditor/addressEditor.machine.ts';
import { BILLING_FIELDS, BUSINESS_ADDRESS_FIELDS } from '../../addressForm/AddressFields.tsx';
import { type AddressControl, typeInto } from '../../addressForm/addressForm.interactions.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

type Field = keyof typeof BILLING_FIELDS | keyof typeof BUSINESS_ADDRESS_FIELDS;

const popup = () => screen.queryByRole('dialog', { name: /^(Add new|Edit) address$/ });
const inPopup = () => {
  const open = popup();
  return open ? within(open) : null;
};
const button = (name: string) => inPopup()?.queryByRole('button', { name }) ?? null;
const box = (field: Field) => {
  const label = { ...BUSINESS_ADDRESS_FIELDS, ...BILLING_FIELDS }[field]?.label;
  return (label && inPopup()?.queryByLabelText<AddressControl>(new RegExp(`^${label}`))) || null;
};
const typeBox = (type: string) =>
  inPopup()?.queryByRole<HTMLInputElement>('radio', { name: type === 'business' ? 'Business' : 'Personal' }) ?? null;
const defaultBox = () =>
  inPopup()?.queryByRole<HTMLInputElement>('checkbox', { name: 'Make this my default address' }) ?? null;

export const addressEditorInteractions: Interactions<typeof addressEditorMachine> = {
  'field.typed': {
    control: ({ field }) => box(field),
    perform: ({ field, text }) => typeInto(box(field)!, field, text),
  },
  'pincode.answered': null,
  'type.chosen': {
    control: ({ addressType }) => (typeBox(addressType)?.checked ? null : typeBox(addressType)),
    perform: ({ addressType }) => userEvent.click(typeBox(addressType)!),
  },
  'default.toggled': { control: defaultBox, perform: () => userEvent.click(defaultBox()!) },
  'address.submitted': {
    control: () => (button('Save address')?.ariaBusy ? null : button('Save address')),
    perform: () => userEvent.click(button('Save address')!),
  },
  'editor.closed': { control: () => button('Close'), perform: () => userEvent.click(button('Close')!) },
};
