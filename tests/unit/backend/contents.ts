import type { Entity } from '../../../mocks/drupal/entity.ts';
import type { Store } from '../../../mocks/drupal/store.ts';

/** Everything that a store holds, by type and id. */
export const listContents = (store: Store): Record<string, Entity> =>
  Object.fromEntries(
    Object.keys(store.schema).flatMap((type) => store.list(type).map((entity) => [`${type}/${entity.id}`, entity])),
  );
