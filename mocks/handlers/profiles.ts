import { STATES, toStateCode } from '../../src/domain/states.ts';
import { ANONYMOUS_USER } from '../drupal/access.ts';
import {
  findRelatedOne,
  type JsonObject,
  toObject,
  toReferences,
  toText,
  withRelationships,
} from '../drupal/entity.ts';
import type { Hooks } from '../drupal/write.ts';
import { makeOnlyDefault, refuseOtherOwner } from './ownership.ts';

/** Addresses of the signed-in user, the guest's temporary account included; one of them is the default (API-80 to API-82, ORD-12, ADDR-06). */
export const profileHooks: Hooks = {
  prepare(profile, { caller, profile: backendProfile }) {
    refuseOtherOwner(profile, caller);
    return {
      ...profile,
      attributes:
        backendProfile === 'spec'
          ? { ...profile.attributes, address: completeAddress(profile.attributes) }
          : profile.attributes,
      relationships: {
        revision_user: caller.user ? { type: 'user--user', id: caller.user.id } : ANONYMOUS_USER,
        ...profile.relationships,
      },
    };
  },
  afterSave(profile, { store, before }) {
    const user = findRelatedOne(store, profile, 'uid');
    if (!user) return;
    if (profile.attributes.is_default === true) makeOnlyDefault(store, profile);
    if (before) return;
    const profiles = [...toReferences(user.relationships.customer_profiles), { type: profile.type, id: profile.id }];
    store.put(withRelationships(user, { customer_profiles: profiles }));
  },
};

// the specification's address knows neither state nor pincode: it has fields of its own for them (ADDR-08, ADDR-09)
function completeAddress({ address, field_state, field_pincode }: JsonObject): JsonObject[string] {
  const parts = toObject(address);
  if (Object.keys(parts).length === 0) return address ?? null;
  const area = toText(parts.administrative_area) || getStateCode(toText(field_state));
  const code = toText(parts.postal_code) || toText(field_pincode);
  return { ...parts, administrative_area: area || null, postal_code: code || null };
}

const getStateCode = (state: string): string => (STATES.includes(state) ? toStateCode(state) : '');
