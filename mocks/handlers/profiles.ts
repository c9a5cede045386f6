import type { RequestHandler } from 'msw';
import { administrativeArea, STATES } from '../../src/domain/states.ts';
import { type JsonObject, objectOf, targetsOf, textOf } from '../drupal/entity.ts';
import type { Hooks } from '../drupal/write.ts';
import { ANONYMOUS_USER } from './anonymousUser.ts';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';
import { makeOnlyDefault } from './oneDefault.ts';
import { refuseOtherOwner } from './ownership.ts';
import { related } from './purchased.ts';

const hooks: Hooks = {
  settle(profile, { caller, profile: wire }) {
    refuseOtherOwner(profile, caller);
    return {
      ...profile,
      attributes:
        wire === 'spec' ? { ...profile.attributes, address: completed(profile.attributes) } : profile.attributes,
      relationships: {
        revision_user: caller.user ? { type: 'user--user', id: caller.user.id } : ANONYMOUS_USER,
        ...profile.relationships,
      },
    };
  },
  stored(profile, { store, before }) {
    const user = related(store, profile, 'uid');
    if (!user) return;
    if (profile.attributes.is_default === true) makeOnlyDefault(store, profile);
    if (before) return;
    const profiles = [...targetsOf(user.relationships.customer_profiles), { type: profile.type, id: profile.id }];
    store.put({ ...user, relationships: { ...user.relationships, customer_profiles: profiles } });
  },
};

// the specification's address knows neither state nor pincode: it has fields of its own for them (ADDR-08, ADDR-09)
function completed({ address, field_state, field_pincode }: JsonObject): JsonObject[string] {
  const parts = objectOf(address);
  if (Object.keys(parts).length === 0) return address ?? null;
  const area = textOf(parts.administrative_area) || stateCode(textOf(field_state));
  const code = textOf(parts.postal_code) || textOf(field_pincode);
  return { ...parts, administrative_area: area || null, postal_code: code || null };
}

const stateCode = (state: string): string => (STATES.includes(state) ? administrativeArea(state) : '');

/** Addresses of the signed-in user, the guest's temporary account included; one of them is the default (API-80 to API-82, ORD-12, ADDR-06). */
export const profileHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'profile--customer', { hooks }),
];
