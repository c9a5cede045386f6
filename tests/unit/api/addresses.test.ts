import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DEMO } from '../../../mocks/seed/demo.ts';
import {
  createAddress,
  fetchSavedAddresses,
  findRefusedAddressFields,
  profileSchema,
  removeAddress,
  toBillingAddress,
  updateAddress,
} from '../../../src/api/addresses.ts';
import { ApiFailure } from '../../../src/api/failure.ts';
import type { BillingAddress } from '../../../src/domain/address.ts';
import { setupBackend, signInAsDemo } from '../../support/setupBackend.ts';
import { billing } from './samples.ts';

const home: BillingAddress = {
  ...billing,
  phone: '+919847012345',
  house: 'Flat 7C, "Nila" & Sons',
  street_name: 'Temple Lane, 2nd Cross',
  city: 'Thrissur',
  state: 'Dadra and Nagar Haveli',
  pincode: '680001',
};
const office: BillingAddress = { ...home, address_type: 'business', company_name: 'Nila LLP', gst: '29AAPFK4127L1ZQ' };
const ID = '0b1e7a5e-0000-4000-8000-00000000ad01';
const added = { id: ID, uid: DEMO.id, address: home, isDefault: false };

test('[ADDR-09] a street that a shop keeps on two lines is one text', () => {
  const address = { country_code: 'IN', address_line1: 'Temple Lane', address_line2: '2nd Cross' };
  const { attributes } = v.parse(profileSchema, { type: 'profile--customer', id: ID, attributes: { address } });
  expect(toBillingAddress(attributes).street_name).toBe('Temple Lane, 2nd Cross');
});

test.each([
  ['field_pincode', 'pincode'],
  ['field_state', 'state'],
  ['field_contact_name', 'company_name'],
  ['address/postal_code', 'pincode'],
])('[ADDR-08] a refusal of %s is about the field that it is typed in', (name, field) => {
  const problem = { pointer: `/data/attributes/${name}`, detail: `${name}: This value is not valid.` };
  expect(findRefusedAddressFields(new ApiFailure('invalid', { problems: [problem] }))).toEqual({ [field]: 'refused' });
});

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { server, store } = setupBackend(profile);

  test('[API-08] [API-89] [ADDR-08] [ADDR-09] the saved addresses are read with all their fields, the default among them', async () => {
    const saved = await fetchSavedAddresses(DEMO.id, await signInAsDemo());
    expect(saved.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    expect(saved[1]).toEqual({
      id: expect.any(String),
      revision: 2,
      isDefault: false,
      address: {
        address_type: 'business',
        company_name: 'Kestrel Lane Interiors LLP',
        gst: '29AAPFK4127L1ZQ',
        first_name: 'Demo',
        last_name: 'Customer',
        mail: DEMO.mail,
        phone: DEMO.name,
        house: 'Second floor, 118',
        street_name: 'Jacaranda Cross Road',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560034',
        country: 'IN',
      },
    });
  });

  test('[API-80] [API-88] [ADDR-04] a new address is read again as it was written, personal or business', async () => {
    const call = await signInAsDemo();
    const made = await createAddress(added, call);
    expect(made).toEqual({ id: ID, revision: expect.any(Number), address: home, isDefault: false });
    const other = await createAddress({ ...added, id: ID.replace(/1$/, '2'), address: office }, call);
    expect((await fetchSavedAddresses(DEMO.id, call)).slice(3)).toEqual([made, other]);
  });

  test('[API-88] a repeated create makes no second address, and its last words count', async () => {
    const call = await signInAsDemo();
    await createAddress(added, call);
    const again = await createAddress({ ...added, address: { ...home, house: '14B' } }, call);
    expect(again.address.house).toBe('14B');
    const saved = await fetchSavedAddresses(DEMO.id, call);
    expect(saved.map(({ address }) => address.house)).toEqual([
      'Flat 4B, Vembanad View',
      'Second floor, 118',
      'Old No. 7, New No. 15',
      '14B',
    ]);
  });

  test('[API-81] [API-87] [API-91] [ADDR-06] [ADDR-10] a changed address is the default now, and names its type and owner', async () => {
    const call = await signInAsDemo();
    let sent: { data: { relationships: Record<string, { data: { id: string } }> } } | undefined;
    server.use(
      http.patch('*/jsonapi/profile/customer/:id', async ({ request }) => {
        sent = (await request.clone().json()) as typeof sent;
        return undefined;
      }),
    );
    const [first, second] = await fetchSavedAddresses(DEMO.id, call);
    const changed = await updateAddress({ ...added, id: second?.id ?? '', isDefault: true }, call);
    expect(changed).toMatchObject({ id: second?.id, address: home, isDefault: true });
    expect(Object.keys(sent?.data.relationships ?? {}).sort()).toEqual(['type', 'uid']);
    expect(sent?.data.relationships.uid?.data.id).toBe(DEMO.id);
    const saved = await fetchSavedAddresses(DEMO.id, call);
    expect(saved.find(({ id }) => id === first?.id)?.isDefault).toBe(false);
  });

  test('[API-82] [API-90] a deleted address is gone, and deleting it once more is no failure', async () => {
    const call = await signInAsDemo();
    const [, , parents] = await fetchSavedAddresses(DEMO.id, call);
    await removeAddress(parents?.id ?? '', call);
    await removeAddress(parents?.id ?? '', call);
    expect(await fetchSavedAddresses(DEMO.id, call)).toHaveLength(2);
  });

  test('[ADDR-11] [SESS-11] a login that has run out is told as such by every call, and never looks like an empty list', async () => {
    const ended = { bearer: 'a.b.c' };
    const expected = { kind: 'unauthorised' };
    await expect(fetchSavedAddresses(DEMO.id, ended)).rejects.toMatchObject(expected);
    await expect(createAddress(added, ended)).rejects.toMatchObject(expected);
    const [id = ''] = store.list('profile--customer').map((entity) => entity.id);
    await expect(updateAddress({ ...added, id }, ended)).rejects.toMatchObject(expected);
    await expect(removeAddress(id, ended)).rejects.toMatchObject(expected);
  });

  test('[ADDR-08] [CHK-45] what an address of long ago lacks is empty, one of another country or switched off is left out', async () => {
    const call = await signInAsDemo();
    const [one, two, three] = store.list('profile--customer');
    const address = { country_code: 'IN', given_name: 'Asha', locality: 'Kochi', administrative_area: 'KL' };
    if (!one || !two || !three) throw new Error('The demo customer has three addresses');
    const fields = { field_state: null, field_pincode: null, field_email: null, field_type: 'company' };
    store.put({
      ...one,
      attributes: { ...one.attributes, ...fields, address: { ...address, postal_code: '682 001' } },
    });
    store.put({ ...two, attributes: { ...two.attributes, address: { ...address, country_code: 'LK' } } });
    store.put({ ...three, attributes: { ...three.attributes, status: false } });
    const saved = await fetchSavedAddresses(DEMO.id, call);
    expect(saved).toHaveLength(1);
    expect(saved[0]?.address).toMatchObject({
      address_type: 'business',
      last_name: '',
      mail: '',
      state: 'Kerala',
      pincode: '682001',
    });
  });

  test('[ADDR-13] what the backend has against an address can be told', async () => {
    server.use(
      http.patch('*/jsonapi/profile/customer/:id', () =>
        HttpResponse.json(
          { errors: [{ status: '422', detail: 'address.0.locality: City field is required.' }] },
          { status: 422 },
        ),
      ),
    );
    await expect(updateAddress(added, { bearer: 'x' })).rejects.toMatchObject({
      kind: 'invalid',
      detail: 'address.0.locality: City field is required.',
    });
  });
});
