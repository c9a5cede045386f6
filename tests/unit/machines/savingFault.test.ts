import { expect, test } from 'vitest';
import { findRefusedAddressFields } from '../../../machines/addressEditor/savingFault.ts';

test.each([
  ['field_pincode', 'pincode'],
  ['field_state', 'state'],
  ['field_contact_name', 'company_name'],
  ['address/postal_code', 'pincode'],
])('[ADDR-08] a refusal of %s is about the field that it is typed in', (name, field) => {
  const problem = { pointer: `/data/attributes/${name}`, detail: `${name}: This value is not valid.` };
  expect(findRefusedAddressFields({ problems: [problem] })).toEqual({ [field]: 'refused' });
});
