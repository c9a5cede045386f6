import type { RequestHandler } from 'msw';
import { targetsOf } from '../drupal/entity.ts';
import { forbidden } from '../drupal/errors.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';

const hooks: Hooks = {
  settle(profile, { caller }) {
    const uid = targetsOf(profile.relationships.uid)[0];
    if (caller.all || uid?.id === caller.user?.id) return profile;
    throw forbidden('The current user is not allowed to set the selected field (uid).', '/data/relationships/uid');
  },
  stored(profile, { store, before }) {
    const user = targetsOf(profile.relationships.uid).flatMap((target) => store.find(target) ?? [])[0];
    if (before || !user) return;
    const profiles = [...targetsOf(user.relationships.customer_profiles), { type: profile.type, id: profile.id }];
    store.put({ ...user, relationships: { ...user.relationships, customer_profiles: profiles } });
  },
};

/** Addresses of the signed-in user, the guest's temporary account included (API-80 to API-82, ORD-12). */
export const profileHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'profile--customer', { hooks }),
];
