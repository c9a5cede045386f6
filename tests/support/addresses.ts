import { session } from '../../machines/orderPlacement/samplePurchase.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { toReferences } from '../../mocks/drupal/entity.ts';
import { toProfileBody } from '../../src/api/profileBody.ts';
import type { SavedAddress } from '../../src/domain/savedAddress.ts';
import { seedGuest } from './orders.ts';

const PROFILE = 'profile--customer';

/** The customer of the samples, signed in, with these addresses. */
export function seedCustomer(backend: EmbeddedBackend, addresses: readonly SavedAddress[]): void {
  const { store } = backend;
  seedGuest(backend);
  const user = { type: 'user--user', id: session.details.id };
  for (const { id, address, isDefault } of addresses) {
    const { attributes } = toProfileBody(address, 'billing', user.id, isDefault);
    store.add({
      type: PROFILE,
      id,
      attributes: { ...attributes, address: { ...attributes.address } },
      relationships: { uid: user },
    });
  }
  const owner = store.get(user.type, user.id);
  if (!owner) throw new Error('The customer is not known');
  const customer_profiles = addresses.map(({ id }) => ({ type: PROFILE, id }));
  store.put({ ...owner, relationships: { ...owner.relationships, customer_profiles } });
}

/** The same customer, whom this browser keeps. */
export function seedStoredCustomer(backend: EmbeddedBackend, addresses: readonly SavedAddress[]): void {
  seedCustomer(backend, addresses);
  localStorage.setItem('user', JSON.stringify(session));
}

/** The houses of the addresses that the backend holds for the customer of the samples, in their order. */
export const listHouses = ({ store }: EmbeddedBackend): unknown[] =>
  toReferences(store.get('user--user', session.details.id)?.relationships.customer_profiles).flatMap(
    (ref) => store.find(ref)?.attributes.field_house_apartment_number ?? [],
  );
