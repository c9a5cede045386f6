import type { Caller } from '../drupal/access.ts';
import { type Entity, getTargetId, withAttributes } from '../drupal/entity.ts';
import { invalidField, Refusal } from '../drupal/errors.ts';
import { splitType } from '../drupal/resourceType.ts';
import type { Store } from '../drupal/store.ts';

/** Throws 403 unless the entity's `uid` is the caller: nobody makes or gives away what is somebody else's (SESS-13). */
export function refuseOtherOwner(entity: Entity, { hasAllRights, user }: Caller): void {
  if (!hasAllRights && getTargetId(entity, 'uid') !== user?.id)
    throw new Refusal(403, {
      detail: 'The current user is not allowed to set the selected field (uid).',
      pointer: '/data/relationships/uid',
    });
}

/** 422 for a reference to what is there, but not for this caller to use: another user's, or in use elsewhere. */
export const unusableReference = (name: string, { type, serial }: Entity): Refusal =>
  invalidField(name, `This entity (${splitType(type)[0]}: ${serial}) cannot be referenced.`);

/** Of what belongs to a user one is the default: this one now, and none of the others (ADDR-06, WISH-14). */
export function makeOnlyDefault(store: Store, entity: Entity): void {
  const owner = getTargetId(entity, 'uid');
  for (const other of store.list(entity.type)) {
    const isOwn = getTargetId(other, 'uid') === owner;
    if (other.id === entity.id || !isOwn || other.attributes.is_default !== true) continue;
    store.put(withAttributes(other, { is_default: false }));
  }
}
