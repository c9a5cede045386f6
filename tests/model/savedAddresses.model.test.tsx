import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { getPopup, savedAddressesFixture } from '../../fixtures/savedAddresses.fixture.tsx';
import { listHouses, seedCustomer } from '../../fixtures/support/addresses.ts';
import { session } from '../../machines/orderPlacement/samplePurchase.ts';
import { home, office, parents } from '../../machines/savedAddresses/sampleAddresses.ts';
import { getAddressFieldId } from '../../machines/savedAddresses/savedAddresses.setup.ts';
import type { SavedAddress } from '../../src/domain/address.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const found: PathAction = { reply: 'list.found' };
const here: PathAction[] = [found, { reply: 'delivery.found' }];
const go: PathAction = { type: 'addresses.continued' };
const add: PathAction = { type: 'address.added', id: parents.id };
const billTo = ({ id }: SavedAddress): PathAction => ({ type: 'billing.chosen', id });
const deliverTo = ({ id }: SavedAddress): PathAction => ({ type: 'delivery.chosen', id });
const remove: PathAction[] = [{ type: 'removal.requested', id: office.id }, { type: 'removal.confirmed' }];
const removed: PathAction[] = [...remove, { reply: 'removal.done' }];
const makeDefault: PathAction = { type: 'default.chosen', id: office.id };

/** What another tab did meanwhile. */
const removeElsewhere = (backend: Harness['backend'], gone: SavedAddress) => {
  backend.store.remove('profile--customer', gone.id);
  seedCustomer(
    backend,
    [home, office].filter((one) => one !== gone),
  );
};
const cards = () => within(screen.getByRole('list', { name: 'Saved addresses' })).getAllByRole('listitem');
const card = ({ id }: SavedAddress) => {
  const one = cards().find((found) => found.id === getAddressFieldId(id));
  if (!one) throw new Error(`No card of ${id}`);
  return within(one);
};
const getMarks = (saved: SavedAddress) =>
  ['BILLING', 'DELIVERY', 'Default'].filter((mark) => card(saved).queryByText(mark));
const goButton = () => screen.getByRole('button', { name: 'SAVE & CONTINUE' });
const settled = (output: object) => async (harness: Harness) => {
  await waitFor(() =>
    expect(harness.actor.getSnapshot()).toMatchObject({ status: 'done', output: { result: output } }),
  );
};
const isOver = ({ actor, effects }: Harness) => {
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { result: null } });
  expect(effects.filter(({ type }) => ['session.ended', 'navigate'].includes(type))).toEqual([
    { type: 'session.ended', uid: session.details.id },
  ]);
};
const isRefused = async () => {
  await waitFor(() => expect(goButton()).toBeDisabled());
};

const chosen: Outcome[] = [
  {
    requires: 'ADDR-01',
    after: [found],
    check: () => {
      expect(cards()).toHaveLength(2);
      expect(card(office).getByText('Nila Interiors LLP')).toBeVisible();
      expect(card(office).getByText(/Bengaluru/)).toHaveTextContent('Bengaluru 560034, Karnataka');
    },
  },
  {
    requires: 'ADDR-02',
    after: [found],
    check: () => expect([getMarks(home), getMarks(office)]).toEqual([['BILLING', 'DELIVERY', 'Default'], []]),
  },
  {
    requires: 'ADDR-02',
    after: [found, deliverTo(office)],
    check: () => expect([getMarks(home), getMarks(office)]).toEqual([['BILLING', 'Default'], ['DELIVERY']]),
  },
  { requires: 'CHK-34', after: [{ reply: 'list.empty' }, go], sees: 'Select an address or add new address' },
  {
    requires: 'CHK-35',
    after: [...here, deliverTo(office), ...removed, go],
    sees: 'Select a delivery address',
    butNot: 'Select a billing address',
  },
  {
    requires: 'CHK-36',
    after: [...here, billTo(office), ...removed, go],
    sees: 'Select a billing address',
    butNot: 'Select a delivery address',
  },
  {
    requires: 'CHK-36',
    after: [...here, billTo(office), ...removed, go, billTo(home)],
    butNot: 'Select a billing address',
  },
  {
    requires: 'CHK-33',
    after: [...here, go],
    check: settled({
      billing: home.address,
      delivery: { last_name: 'Menon', pincode: '682001' },
      same: true,
      profiles: { billing: { id: home.id }, delivery: { id: home.id } },
      session,
    }),
  },
  {
    requires: 'CHK-33',
    after: [found, deliverTo(office), { reply: 'delivery.found' }, go],
    check: settled({
      billing: home.address,
      delivery: { house: office.address.house, last_name: 'Menon' },
      same: false,
      profiles: { billing: { id: home.id }, delivery: { id: office.id, revision: expect.any(Number) } },
    }),
  },
  // a firm without a GST number can be sent to, but not billed
  { requires: 'CHK-52', after: [...here, billTo(office), go], sees: /^Something is missing in an address/ },
  { requires: 'CHK-31', after: [found], check: isRefused },
  { requires: 'CHK-31', after: [found, { reply: 'delivery.none' }], sees: 'Delivery Unavailable', check: isRefused },
  { requires: 'CHK-31', after: [found, { reply: 'delivery.down' }], sees: /^You can go on once/, check: isRefused },
  { requires: 'CHK-31', after: [...here, deliverTo(office)], check: isRefused },
  {
    requires: 'CHK-31',
    after: here,
    check: () => waitFor(() => expect(goButton()).toBeEnabled()).then(() => undefined),
  },
  { requires: 'PIN-08', after: here, sees: 'Delivery in 5-7 days' },
];

const changed: Outcome[] = [
  {
    requires: 'ADDR-03',
    after: [...here, add, { reply: 'editor.added' }],
    sees: 'Billing profile updated',
    check: ({ backend }) =>
      expect(listHouses(backend)).toEqual([home, office, parents].map(({ address }) => address.house)),
  },
  { requires: 'ADDR-19', after: [...here, add, { reply: 'editor.added' }], sees: 'Billing profile updated' },
  // where none was there before, the button that was pressed is gone
  {
    requires: 'ADDR-19',
    after: [{ reply: 'list.empty' }, add, { reply: 'editor.added' }],
    emits: { type: 'focus', field: 'add-address' },
    check: () => {
      expect(screen.getByRole('button', { name: 'Add new address' })).toHaveAttribute('id', 'add-address');
    },
  },
  // the first address there is gets used
  {
    requires: 'ADDR-02',
    after: [{ reply: 'list.empty' }, add, { reply: 'editor.added' }, { reply: 'delivery.found' }, go],
    check: settled({ billing: parents.address, same: true }),
  },
  {
    requires: 'ADDR-16',
    after: [...here, { type: 'address.edited', id: home.id }, { reply: 'editor.changed' }],
    sees: 'Address Updated Succesfully',
    check: ({ backend }) => expect(listHouses(backend)).toEqual(['14B, Palm Court', office.address.house]),
  },
  {
    requires: 'CHK-59',
    after: [...here, add],
    check: async () => {
      await userEvent.click(getPopup().getByRole('button', { name: 'Save address' }));
      expect(await getPopup().findByText('Enter All Details')).toBeVisible();
    },
  },
  {
    requires: 'ADDR-12',
    after: [...here, add, { reply: 'editor.expired' }],
    check: isOver,
  },
  { requires: 'ADDR-17', after: [...here, ...removed], sees: 'Address deleted' },
  {
    requires: 'ADDR-03',
    after: [...here, ...removed],
    check: ({ backend }) => {
      expect(listHouses(backend)).toEqual([home.address.house]);
      expect(cards()).toHaveLength(1);
    },
  },
  { requires: 'ADDR-18', after: [...here, ...remove, { reply: 'removal.failed' }], sees: 'Something Went wrong' },
  {
    requires: 'ADDR-18',
    after: [...here, ...remove, { reply: 'removal.failed' }, ...removed],
    check: ({ backend }) => expect(listHouses(backend)).toEqual([home.address.house]),
  },
  {
    requires: 'SESS-10',
    after: [...here, ...remove, { reply: 'removal.expired' }],
    check: isOver,
  },
  {
    requires: 'ADDR-07',
    after: here,
    check: () => {
      expect(card(home).getByRole('button', { name: /^Remove/ })).toBeDisabled();
      expect(card(office).getByRole('button', { name: /^Remove/ })).toBeEnabled();
    },
  },
  {
    requires: 'ADDR-06',
    after: [...here, makeDefault, { reply: 'change.saved' }],
    sees: 'Address Updated Succesfully',
    check: () => expect([getMarks(home), getMarks(office)]).toEqual([['BILLING', 'DELIVERY'], ['Default']]),
  },
  { requires: 'ADDR-13', after: [...here, makeDefault, { reply: 'change.refused' }], sees: 'City field is required.' },
  // an address that another tab removed goes from the list once it is found out
  {
    requires: 'ADDR-13',
    after: [...here, makeDefault],
    check: async ({ backend, release }) => {
      removeElsewhere(backend, office);
      release();
      await screen.findByText('Something Went Wrong');
      await waitFor(() => expect(cards()).toHaveLength(1));
    },
  },
  {
    requires: 'ADDR-15',
    after: [...here, { type: 'address.edited', id: home.id }],
    check: async ({ backend, release }) => {
      removeElsewhere(backend, home);
      release();
      await userEvent.click(getPopup().getByRole('button', { name: 'Save address' }));
      await getPopup().findByText('Something Went Wrong');
      expect(getPopup().getByDisplayValue(home.address.house)).toBeVisible();
      await userEvent.click(getPopup().getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(cards()).toHaveLength(1));
    },
  },
  { requires: 'ADDR-14', after: [...here, makeDefault, { reply: 'change.lost' }], sees: 'Try Later!' },
  {
    requires: 'ADDR-11',
    after: [...here, makeDefault, { reply: 'change.expired' }],
    check: isOver,
  },
  // a save that was never answered may have been stored: the list is read again
  {
    requires: 'ADDR-14',
    after: [...here, add, { reply: 'editor.unsure' }],
    check: ({ actor }) => expect(actor.getSnapshot().value).toBe('loading'),
  },
];

const signedIn: Outcome[] = [
  {
    requires: 'SESS-11',
    after: [{ reply: 'list.runOut' }, { reply: 'delivery.found' }],
    sees: '12A, Palm Court, Mill Road',
    check: () => {
      const { token, details } = JSON.parse(localStorage.getItem('user') ?? '');
      expect(details).toMatchObject(session.details);
      expect(token).not.toBe(session.token);
    },
  },
  { requires: 'SESS-12', after: [{ reply: 'login.runOut' }], check: isOver },
  { requires: 'SESS-10', after: [{ reply: 'list.expired' }], check: isOver },
];

testPaths({ ...savedAddressesFixture, outcomes: [...chosen, ...changed, ...signedIn] });
