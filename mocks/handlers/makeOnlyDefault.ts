import { type Entity, toReferences } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';

/** Of what belongs to a user one is the default: this one now, and none of the others (ADDR-06, WISH-14). */
export function makeOnlyDefault(store: Store, { type, id, relationships }: Entity): void {
  const owner = toReferences(relationships.uid)[0]?.id;
  for (const other of store.list(type)) {
    const isOwn = toReferences(other.relationships.uid)[0]?.id === owner;
    if (other.id === id || !isOwn || other.attributes.is_default !== true) continue;
    store.put({ ...other, attributes: { ...other.attributes, is_default: false } });
  }
}
