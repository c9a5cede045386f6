import type { Entity } from '../../mocks/drupal/entity.ts';
import type { Store } from '../../mocks/drupal/store.ts';
import { seed } from '../../mocks/seed/seed.ts';

const seeded = new Set([...seed()].map(({ type, id }) => `${type}/${id}`));

/** What a store holds of a type beside its seed, such as the demo customer's. */
export const listCreated = (store: Store, type: string): readonly Entity[] =>
  store.list(type).filter(({ id }) => !seeded.has(`${type}/${id}`));
