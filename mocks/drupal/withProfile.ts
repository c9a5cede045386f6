import type { Profile } from '../settings.ts';
import type { ResourceType, Schema } from './resourceType.ts';
import type { Store } from './store.ts';

const profileStores = new WeakMap<Store, Map<Profile, Store>>();

/** The same store, with the schema as a profile has it: relationships under its names, moments in its form. */
export function withProfile(store: Store, profile: Profile): Store {
  const storesByProfile = profileStores.get(store) ?? new Map<Profile, Store>();
  profileStores.set(store, storesByProfile);
  const profileStore: Store =
    storesByProfile.get(profile) ??
    Object.create(store, { schema: { value: toProfileSchema(store.schema, profile), enumerable: true } });
  storesByProfile.set(profile, profileStore);
  return profileStore;
}

const toProfileSchema = (schema: Schema, profile: Profile): Schema =>
  Object.fromEntries(Object.entries(schema).map(([type, resource]) => [type, toProfileResource(resource, profile)]));

function toProfileResource(resource: ResourceType, profile: Profile): ResourceType {
  const attributes = Object.entries(resource.attributes).map(([name, field]) => {
    const { isUnixTime: _, ...plainField } = field;
    return [name, profile === 'spec' ? field : plainField] as const;
  });
  const relationships = Object.entries(resource.relationships).filter(
    ([, { onlyInProfile = profile }]) => onlyInProfile === profile,
  );
  return {
    ...resource,
    attributes: Object.fromEntries(attributes),
    relationships: Object.fromEntries(relationships),
  };
}
