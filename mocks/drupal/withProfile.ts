import type { Profile } from '../../src/domain/backendSettings.ts';
import { resourceTypes } from './resources.ts';
import type { ResourceType, Schema } from './resourceType.ts';
import type { Store } from './store.ts';

/** The same store, with the schema as a profile has it: relationships under its names, moments in its form. */
export const withProfile = (store: Store, profile: Profile): Store => ({ ...store, schema: SCHEMAS[profile] });

const createSchema = (profile: Profile): Schema =>
  Object.fromEntries(
    Object.entries(resourceTypes).map(([type, resource]) => [type, toProfileResource(resource, profile)]),
  );

const SCHEMAS: Record<Profile, Schema> = { spec: createSchema('spec'), drupal10: createSchema('drupal10') };

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
