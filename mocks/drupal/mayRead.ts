import type { Caller, Verdict } from './access.ts';
import type { Entity } from './entity.ts';
import type { Store } from './store.ts';

/** Why somebody may not read, in Drupal's words: its general sentence, and the reason where there is one. */
export const describeUnreadable = (verdict: Verdict): string =>
  `The current user is not allowed to GET the selected resource.${verdict === true || verdict === '' ? '' : ` ${verdict}`}`;

/** May the caller read the entity? True, or the reason against it. */
export const mayRead = (entity: Entity, caller: Caller, store: Store): Verdict =>
  store.schema[entity.type]?.access.read(caller, entity, store.find) ?? '';
