import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { address, addressEditorFixture, id } from '../../fixtures/addressEditor.fixture.tsx';
import type { PathAction } from '../../fixtures/harness/fixture.ts';
import { listHouses } from '../../fixtures/support/addresses.ts';
import type { BillingAddress } from '../../src/domain/address.ts';
import { endsWith } from '../support/harness/endsWith.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const type = (field: keyof BillingAddress, text: string): PathAction => ({ type: 'field.typed', field, text });
const save: PathAction = { type: 'address.submitted' };
const close: PathAction = { type: 'editor.closed' };
const moved: PathAction[] = [type('house', 'The Red House'), save];

const popup = () => within(screen.getByRole('dialog', { name: 'Edit address' }));
const field = (label: RegExp) => popup().getByLabelText<HTMLInputElement>(label);
const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const staysOpen = () => {
  expect(field(/^House/)).toHaveValue('The Red House');
};
const getError = (label: RegExp) => document.getElementById(`${field(label).id}-error`)?.textContent;

const outcomes: Outcome[] = [
  {
    requires: 'ADDR-03',
    after: [...moved, { reply: 'address.saved' }],
    check: async (harness) => {
      await expectClosed();
      expect(listHouses(harness.backend)).toEqual(['The Red House']);
      endsWith({ saved: { id, address: { ...address, house: 'The Red House' } } })(harness);
    },
  },
  {
    requires: 'ADDR-04',
    after: [{ type: 'type.chosen', addressType: 'business' }],
    check: () => {
      expect(field(/^Company Name/)).toBeVisible();
      expect(field(/^GST/)).toBeVisible();
    },
  },
  { requires: 'ADDR-04', after: [], check: () => expect(popup().queryByLabelText(/^GST/)).toBeNull() },
  {
    requires: 'ADDR-04',
    after: [
      { type: 'type.chosen', addressType: 'business' },
      type('company_name', 'Nila LLP'),
      type('gst', '29AAPFK4127L1ZQ'),
      save,
      { reply: 'address.saved' },
    ],
    check: endsWith({
      saved: { address: { address_type: 'business', company_name: 'Nila LLP', gst: '29AAPFK4127L1ZQ' } },
    }),
  },
  // As a phone's keyboard leaves a word that it completed.
  {
    requires: 'CHK-43',
    after: [type('house', ' New No. 9 '), save, { reply: 'address.saved' }],
    check: endsWith({ saved: { address: { house: 'New No. 9' } } }),
  },
  {
    requires: 'ADDR-06',
    after: [{ type: 'default.toggled' }, save, { reply: 'address.saved' }],
    check: endsWith({ saved: { isDefault: true } }),
  },
  { requires: 'CHK-60', after: [type('house', ''), save], sees: 'Enter all details', butNot: 'Enter All Details' },
  { requires: 'CHK-60', after: [type('house', ''), save, type('house', '4')], butNot: 'Enter all details' },
  {
    requires: 'CHK-52',
    after: [{ type: 'type.chosen', addressType: 'business' }, save],
    sees: 'Enter all details',
    check: () => expect(getError(/^GST/)).toBe('Please fill this in'),
  },
  {
    requires: 'CHK-56',
    after: [type('phone', '12345'), save],
    check: () => expect(getError(/^Mobile/)).toBe('Enter Valid Mobile Number'),
  },
  {
    requires: 'CHK-58',
    after: [type('mail', 'asha@'), save],
    check: () => expect(getError(/^E-mail/)).toBe('Enter a valid Email'),
  },
  {
    requires: 'CHK-54',
    after: [type('first_name', 'Asha 2nd!')],
    check: () => void expect(field(/^First/)).toHaveValue('Asha nd'),
  },
  {
    requires: 'CHK-61',
    after: [],
    check: () => expect(within(field(/^State/)).getAllByRole('option')).toHaveLength(37),
  },
  {
    requires: 'PIN-12',
    after: [type('pincode', '560001'), { reply: 'pincode.found' }],
    check: async () => {
      await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
      expect(field(/^State/)).toHaveValue('Karnataka');
    },
  },
  // the old place must not be saved with a new pincode
  {
    requires: 'PIN-12',
    after: [type('pincode', '560001')],
    check: () => expect(popup().getByRole('button', { name: 'Save address' })).toBeDisabled(),
  },
  { requires: 'PIN-09', after: [type('pincode', '560001'), { reply: 'pincode.none' }], sees: 'Delivery Unavailable' },
  {
    requires: 'ADDR-13',
    after: [...moved, { reply: 'address.refused' }],
    sees: 'City field is required.',
    check: staysOpen,
  },
  {
    requires: 'ADDR-13',
    after: [...moved, { reply: 'address.refused' }],
    check: () => expect(screen.getByLabelText(/^City/)).toBeInvalid(),
  },
  { requires: 'ADDR-13', after: [...moved, { reply: 'address.failed' }], sees: 'Something Went Wrong' },
  { requires: 'ADDR-14', after: [...moved, { reply: 'network.broken' }], sees: 'Try Later!' },
  { requires: 'ADDR-14', after: [...moved, { wait: 25_000 }], sees: 'Try Later!' },
  { requires: 'ADDR-15', after: [...moved, { reply: 'address.failed' }], check: staysOpen },
  {
    requires: 'ADDR-15',
    after: [...moved, { reply: 'network.broken' }, save, { reply: 'address.saved' }],
    check: ({ backend }) => expect(listHouses(backend)).toEqual(['The Red House']),
  },
  {
    requires: 'ADDR-11',
    after: [...moved, { reply: 'address.expired' }],
    check: endsWith({ kind: 'expired' }),
  },
  // closed while it is saved: neither the saving is lost, nor what was typed
  {
    requires: 'ADDR-16',
    after: [...moved, close, { reply: 'address.saved' }],
    check: ({ backend }) => expect(listHouses(backend)).toEqual(['The Red House']),
  },
  { requires: 'ADDR-15', after: [...moved, close], check: expectClosed },
  {
    requires: 'ADDR-15',
    after: [...moved, close, { reply: 'address.failed' }],
    sees: 'Something Went Wrong',
    check: staysOpen,
  },
  {
    requires: 'ADDR-15',
    after: [...moved, { reply: 'address.failed' }],
    check: () => waitFor(() => expect(document.activeElement).toHaveTextContent(/^Something Went Wrong/)),
  },
  // a double click saves once
  {
    requires: 'API-81',
    after: [],
    check: async ({ gate }) => {
      await userEvent.dblClick(popup().getByRole('button', { name: 'Save address' }));
      await waitFor(() => expect(gate.pendingCount()).toBe(1));
    },
  },
];

testPaths({ ...addressEditorFixture, outcomes });
