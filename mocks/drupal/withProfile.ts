import type { Profile } from '../settings.ts';
import type { ResourceType, Schema } from './resourceType.ts';
import type { Store } from './store.ts';

const views = new WeakMap<Store, Map<Profile, Store>>();

/** The same store, with the schema as a profile has it: relationships under its names, moments in its form. */
export function withProfile(store: Store, profile: Profile): Store {
  const known = views.get(store) ?? new Map<Profile, Store>();
  views.set(store, known);
  const made: Store =
    known.get(profile) ??
    Object.create(store, { schema: { value: schemaAs(store.schema, profile), enumerable: true } });
  known.set(profile, made);
  return made;
}

const schemaAs = (schema: Schema, profile: Profile): Schema =>
  Object.fromEntries(Object.entries(schema).map(([type, resource]) => [type, resourceAs(resource, profile)]));

function resourceAs(resource: ResourceType, profile: Profile): ResourceType {
  const attributes = Object.entries(resource.attributes).map(([name, field]) => {
    const { seconds: _, ...plain } = field;
    return [name, profile === 'spec' ? field : plain] as const;
  });
  const relationships = Object.entries(resource.relationships).filter(([, { only = profile }]) => only === profile);
  return {
    ...resource,
    attributes: Object.fromEntries(attributes),
    relationships: Object.fromEntries(relationships),
  };
}
