import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { shippingFixture } from '../../fixtures/shipping.fixture.tsx';
import type { Addresses } from '../../machines/shipping/addresses.ts';
import { shippingSamples as samples } from '../../machines/shipping/shipping.samples.ts';
import type { BillingAddress, DeliveryAddress } from '../../src/domain/address.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const type = (field: keyof BillingAddress, text: string): PathAction => ({ type: 'billing.typed', field, text });
const typeThere = (field: keyof DeliveryAddress, text: string): PathAction => ({
  type: 'delivery.typed',
  field,
  text,
});
const found: PathAction = { reply: 'pincode.found' };
const go: PathAction = { type: 'shipping.continued' };
const unfilled: PathAction[] = [];
const elsewhere: PathAction[] = [found, { type: 'same.toggled' }];
const business: PathAction = { type: 'type.chosen', addressType: 'business' };
const signedIn: PathAction[] = [found, go, { reply: 'guest.signedIn' }];

const billingGroup = () => screen.getByRole('group', { name: 'Billing address' });
const field = (label: RegExp) => within(billingGroup()).getByLabelText<HTMLInputElement>(label);
const getFields = (group: HTMLElement) => [...group.querySelectorAll<HTMLInputElement>('input, select')];
const error = (label: RegExp) => document.getElementById(`${field(label).id}-error`)?.textContent;
const goButton = () => screen.getByRole('button', { name: 'SAVE & CONTINUE' });
const isRefused = async () => {
  await waitFor(() => expect(goButton()).toBeDisabled());
};
const isOffered = async () => {
  await waitFor(() => expect(goButton()).toBeEnabled());
};
const stays = ({ actor }: Harness) => expect(actor.getSnapshot().matches('filling')).toBe(true);
const goesOn = ({ actor }: Harness) => expect(actor.getSnapshot().matches('creatingAccount')).toBe(true);
const getAddresses = ({ actor }: Harness) => actor.getSnapshot().context as Addresses;

/** What a field tells once the shopper wants to go on with this in it. */
const expectRefusal = (
  requires: string,
  name: keyof BillingAddress,
  text: string,
  label: RegExp,
  message: string,
): Outcome => ({
  requires,
  after: [found, type(name, text), go],
  check: async () => {
    await waitFor(() => expect(error(label)).toBe(message));
  },
});

const formed: Outcome[] = [
  {
    requires: 'CHK-43',
    after: [business],
    check: () => {
      const labels = getFields(billingGroup()).map(({ labels }) => labels?.[0]?.textContent?.replace('*', ''));
      expect(labels.toSorted()).toEqual(
        [
          'Company Name',
          'GST',
          'First Name',
          'Last Name',
          'E-mail',
          'Mobile Number',
          'House / Apartment',
          'Street',
          'Pincode',
          'City',
          'State',
          'Country',
        ].toSorted(),
      );
    },
  },
  { requires: 'CHK-28', after: unfilled, check: () => expect(billingGroup()).toBeVisible() },
  {
    requires: 'CHK-29',
    after: unfilled,
    check: () =>
      expect(screen.getByRole('checkbox', { name: 'Delivery address same as Billing address' })).toBeChecked(),
  },
  {
    requires: 'CHK-30',
    after: unfilled,
    check: () => expect(screen.queryByRole('group', { name: 'Delivery address' })).toBeNull(),
  },
  {
    requires: 'CHK-46',
    after: elsewhere,
    check: () => {
      const group = screen.getByRole('group', { name: 'Delivery address' });
      expect(getFields(group)).toHaveLength(10);
    },
  },
  { requires: 'CHK-44', after: unfilled, check: () => expect(screen.queryByLabelText(/^GST/)).toBeNull() },
  { requires: 'CHK-44', after: [business], check: () => expect(field(/^Company Name/)).toBeVisible() },
  {
    requires: 'CHK-49',
    after: unfilled,
    check: () => expect(screen.getByRole('radio', { name: 'Personal' })).toBeChecked(),
  },
  {
    requires: 'CHK-47',
    after: unfilled,
    check: () => {
      expect(field(/^Country/)).toHaveValue('India');
      expect(field(/^Country/)).toHaveAttribute('readonly');
    },
  },
  { requires: 'CHK-50', after: unfilled, check: () => expect(field(/^Pincode/)).toHaveValue('682001') },
  {
    requires: 'CHK-61',
    after: unfilled,
    check: () => expect(within(field(/^State/)).getAllByRole('option')).toHaveLength(37),
  },
  {
    requires: 'CHK-54',
    after: [type('first_name', 'Asha 2nd!')],
    check: () => expect(field(/^First Name/)).toHaveValue('Asha nd'),
  },
  {
    requires: 'CHK-55',
    after: [type('phone', '98470-12345 (home)')],
    check: () => expect(field(/^Mobile/)).toHaveValue('9847012345'),
  },
];

const served: Outcome[] = [
  { requires: 'CHK-31', after: unfilled, check: isRefused },
  { requires: 'CHK-31', after: [found], check: isOffered },
  { requires: 'CHK-31', after: [{ reply: 'pincode.none' }], check: isRefused },
  { requires: 'CHK-31', after: [{ reply: 'pincode.down' }], check: isRefused },
  { requires: 'CHK-31', after: [found, type('pincode', '68200')], check: isRefused },
  { requires: 'PIN-09', after: [type('pincode', '999999'), found], sees: 'Delivery Unavailable' },
  { requires: 'PIN-08', after: [found], sees: 'Delivery in 5-7 days' },
  ...[
    [type('pincode', '560001'), found],
    // another field is typed in before the answer
    [found, type('pincode', '560001'), type('house', '12'), found],
  ].map(
    (after): Outcome => ({
      requires: 'PIN-12',
      after,
      check: async () => {
        await waitFor(() => expect(field(/^City/)).toHaveValue('Bengaluru'));
        expect(field(/^State/)).toHaveValue('Karnataka');
      },
    }),
  ),
  {
    requires: 'PIN-12',
    after: [...elsewhere, typeThere('pincode', '560001'), type('city', 'Fort Kochi'), found],
    check: async (harness) => {
      await waitFor(() => expect(getAddresses(harness).delivery.city).toBe('Bengaluru'));
    },
  },
  // what the shopper wrote about the pincode brought along stays, and what was written after it was typed
  ...[[], [type('pincode', '560001')]].map(
    (before): Outcome => ({
      requires: 'CHK-50',
      after: [...before, type('city', 'Fort Kochi'), found],
      check: () => {
        expect(field(/^City/)).toHaveValue('Fort Kochi');
      },
    }),
  ),
  // the delivery address decides, where it is another one
  { requires: 'CHK-31', after: [...elsewhere, typeThere('pincode', '999999'), found], check: isRefused },
];

const checked: Outcome[] = [
  expectRefusal('CHK-56', 'phone', '12345', /^Mobile/, 'Enter Valid Mobile Number'),
  expectRefusal('CHK-56', 'phone', '98470123456', /^Mobile/, 'Enter Valid Mobile Number'),
  expectRefusal('CHK-58', 'mail', 'asha@', /^E-mail/, 'Enter a valid Email'),
  expectRefusal('CHK-51', 'house', '   ', /^House/, 'Please fill this in'),
  { requires: 'CHK-57', after: [found, type('phone', '+91 98470 12345'), go], check: goesOn },
  // As a phone's keyboard leaves a word that it completed.
  {
    requires: 'CHK-43',
    after: [found, type('first_name', ' Asha '), type('house', '12 B '), go],
    check: (harness) => expect(getAddresses(harness).billing).toMatchObject({ first_name: 'Asha', house: '12 B' }),
  },
  { requires: 'CHK-59', after: [found, type('house', ''), go], sees: 'Enter All Details', check: stays },
  { requires: 'CHK-59', after: [found, type('house', ''), go, type('house', '4')], butNot: 'Enter All Details' },
  {
    requires: 'CHK-59',
    after: [found, type('house', ''), go],
    check: () => waitFor(() => expect(document.activeElement).toHaveTextContent(/^Enter All Details/)),
  },
  { requires: 'CHK-58', after: [found, type('mail', 'asha@'), go], butNot: 'Enter All Details', check: stays },
  { requires: 'CHK-52', after: [found, business, go], sees: 'Enter All Details' },
  {
    requires: 'CHK-52',
    after: [found, business, type('company_name', 'Kettle and Co'), type('gst', '12'), go],
    sees: 'Enter Valid GST Number',
  },
  {
    requires: 'CHK-52',
    after: [found, business, type('company_name', 'Kettle and Co'), type('gst', '32abcde1234f1z5'), go],
    check: goesOn,
  },
  {
    requires: 'CHK-53',
    after: [...elsewhere, typeThere('last_name', ''), go],
    sees: 'Enter All Details',
    check: stays,
  },
  { requires: 'CHK-53', after: [...elsewhere, typeThere('phone', ''), typeThere('mail', ''), go], check: goesOn },
  { requires: 'CHK-32', after: [found, type('first_name', ''), go], check: stays },
];

const SCRIPT = '<script>window.wasHere = true</script><img src=x onerror="window.wasHere = true">';

const sent: Outcome[] = [
  { requires: 'GUEST-01', after: [found, go], check: goesOn },
  // The account that was made before does for the same number and mail.
  {
    requires: 'GUEST-04',
    after: [found, type('mail', 'asha@example.com'), go],
    check: ({ actor }) => expect(actor.getSnapshot().output).toMatchObject({ session: samples.input.session }),
  },
  { requires: 'GUEST-01', after: [found, go], sees: 'Setting up your guest checkout…' },
  {
    requires: 'CHK-37',
    after: signedIn,
    check: ({ actor }) =>
      expect(actor.getSnapshot().output).toMatchObject({
        ...samples.input.savedAddresses,
        session: { details: { name: '9847012345', mail: 'asha.menon@example.com' } },
      }),
  },
  { requires: 'CHK-42', after: [found, go, { reply: 'guest.refused' }], sees: 'Something went wrong' },
  {
    requires: 'CHK-42',
    after: [found, type('house', 'The Red House'), go, { reply: 'guest.refused' }],
    check: (harness) => {
      expect(getAddresses(harness).billing.house).toBe('The Red House');
      expect(field(/^House/)).toHaveValue('The Red House');
      expect(field(/^House/)).toBeEnabled();
    },
  },
  { requires: 'CHK-37', after: [type('house', '14B')], emits: { type: 'addresses.stored' } },
  {
    requires: 'CHK-43',
    after: [type('street_name', SCRIPT), found],
    check: (harness) => {
      expect(field(/^Street/)).toHaveValue(SCRIPT);
      expect(getAddresses(harness).billing.street_name).toBe(SCRIPT);
      expect(document.querySelector('img[src="x"]')).toBeNull();
      expect(window).not.toHaveProperty('wasHere');
    },
  },
  // a double click asks once
  {
    requires: 'CHK-38',
    after: [found],
    check: async ({ actor, gate }) => {
      await userEvent.dblClick(goButton());
      await waitFor(() => expect(gate.pendingCount()).toBe(1));
      expect(actor.getSnapshot().context.attempts).toBe(1);
    },
  },
];

testPaths({ ...shippingFixture, outcomes: [...formed, ...served, ...checked, ...sent] });
