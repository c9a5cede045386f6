import { beforeEach, describe, expect, test } from 'vitest';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import { createProfileBody, registerGuest, type Shopper } from './shopper.ts';

const PROFILES = '/jsonapi/profile/customer';
const PROFILE = 'profile--customer';

let backend: BackendBench;
let shopper: Shopper;
beforeEach(async () => {
  backend = createBench();
  shopper = await registerGuest(backend);
});

const make = async (attributes: object = {}) => {
  const id = randomUuid();
  const { data } = createProfileBody(shopper.id, id);
  await backend.post(PROFILES, { data: { ...data, attributes: { ...data.attributes, ...attributes } } }, shopper);
  return id;
};
const patch = (id: string, attributes: object, who: { bearer?: string } = shopper) =>
  backend.send('PATCH', `${PROFILES}/${id}`, { data: { type: PROFILE, id, attributes } }, who);
const defaults = async () => {
  const { body } = await backend.get(`/jsonapi/user/user/${shopper.id}?include=customer_profiles`, shopper);
  return body.included.map((one: { id: string; attributes: { is_default: boolean } }) => [
    one.id,
    one.attributes.is_default,
  ]);
};

describe('saved addresses', () => {
  test('[API-08] [API-89] [ADDR-06] the default moves with the flag: there is one', async () => {
    const [first, second] = [await make({ is_default: true }), await make({ is_default: true })];
    expect(await defaults()).toEqual([
      [first, false],
      [second, true],
    ]);
    expect((await patch(first, { is_default: true })).body.data.attributes.is_default).toBe(true);
    expect(await defaults()).toEqual([
      [first, true],
      [second, false],
    ]);
  });

  test('[ADDR-09] [API-88] the specification’s address has state and pincode in fields of their own', async () => {
    const data = {
      type: PROFILE,
      attributes: {
        address: {
          country_code: 'IN',
          given_name: 'Asha',
          family_name: 'Menon',
          address_line1: '1 New Street',
          locality: 'Kochi',
        },
        field_state: 'Kerala',
        field_pincode: '682001',
      },
      relationships: { uid: { data: { type: 'user--user', id: shopper.id } } },
    };
    const { status, body } = await backend.post(PROFILES, { data }, shopper);
    const { administrative_area, postal_code } = body.data.attributes.address;
    expect([status, administrative_area, postal_code]).toEqual([201, 'KL', '682001']);
    backend.change({ profile: 'drupal10' });
    expect(
      (await backend.post(PROFILES, { data }, shopper)).body.errors.map((fault: { detail: string }) => fault.detail),
    ).toEqual([
      'address.0.administrative_area: State field is required.',
      'address.0.postal_code: Pin code field is required.',
    ]);
  });

  test('[API-80] an address for another user is refused', async () => {
    const stranger = await registerGuest(backend, '9847000009', 'other@example.com');
    expect(getError(await backend.post(PROFILES, createProfileBody(stranger.id, randomUuid()), shopper))).toEqual([
      403,
      'The current user is not allowed to set the selected field (uid).',
      '/data/relationships/uid',
    ]);
  });
});
