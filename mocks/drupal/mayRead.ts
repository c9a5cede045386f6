import type { Caller, Verdict } from './access.ts';
import type { Entity } from './entity.ts';
import type { Store } from './store.ts';

/** May the caller read the entity? True, or the reason against it. */
export const mayRead = (entity: Entity, caller: Caller, store: Store): Verdict =>
  store.schema[entity.type]?.access.read(caller, entity, store.find) ?? '';
