import type { Caller } from '../drupal/caller.ts';
import { type Entity, toReferences } from '../drupal/entity.ts';
import { forbidden } from '../drupal/errors.ts';

/** Throws 403 unless the entity's `uid` is the caller: nobody makes or gives away what is somebody else's (SESS-13). */
export function refuseOtherOwner({ relationships }: Entity, { all, user }: Caller): void {
  const owner = toReferences(relationships.uid)[0];
  if (!all && owner?.id !== user?.id)
    throw forbidden('The current user is not allowed to set the selected field (uid).', '/data/relationships/uid');
}
