import { type Entity, getTargetId, type Reference, toReferences } from './entity.ts';
import { stableUuid } from './uuid.ts';

/** Who calls. `hasAllRights`: the backend's own proxy with its credential, which may do all. */
export type Caller = { user: Entity | null; hasAllRights: boolean };

export const ANONYMOUS: Caller = { user: null, hasAllRights: false };
export const PROXY: Caller = { user: null, hasAllRights: true };

/** Drupal's user 0, to whom belongs what nobody signed in has made; there is no record of it to read. */
export const ANONYMOUS_USER: Reference = {
  type: 'user--user',
  id: stableUuid('user:anonymous'),
  meta: { drupal_internal__target_id: 0 },
};

/** Allowed (true), or the reason that follows Drupal's general sentence; '' where it gives none. */
export type Verdict = true | string;
export type Rule = (
  caller: Caller,
  entity: Entity | undefined,
  find: (reference: Reference) => Entity | undefined,
) => Verdict;

/** Anybody. */
export const anyone: Rule = () => true;

/** Nobody but a caller with all rights; `permission` is what Drupal names as missing. */
export const needs =
  (permission: string): Rule =>
  (caller) =>
    caller.hasAllRights || nameMissing(permission);

const nameMissing = (permission: string) => (permission === '' ? '' : `The '${permission}' permission is required.`);

/** Published entities for anybody. */
export const ifPublished: Rule = (caller, entity) => caller.hasAllRights || entity?.attributes.status !== false || '';

/** What is published and the shop's own, which belongs to nobody, and what is the caller's. */
export const ifShopOrOwner: Rule = (caller, entity, find) =>
  (ifPublished(caller, entity, find) === true && toReferences(entity?.relationships.uid).length === 0) ||
  ifOwner('')(caller, entity, find);

/** Does the rule come to the same for all callers without all rights, whoever they are? */
export const dependsOnEntityAlone = (rule: Rule): boolean => rule === anyone || rule === ifPublished;

/** Any signed-in user, the guest's temporary account included. */
export const ifSignedIn =
  (permission: string): Rule =>
  (caller) =>
    caller.hasAllRights || caller.user !== null || nameMissing(permission);

/** The user whom the entity's `uid` names. */
export const ifOwner =
  (reason: string): Rule =>
  (caller, entity) =>
    caller.hasAllRights || isOwner(caller, entity) || reason;

/** The owner of the entity that a relationship names, as an order item belongs to whoever owns its order. */
export const ifOwnerOf =
  (relation: string): Rule =>
  (caller, entity, find) => {
    const parent = toReferences(entity?.relationships[relation])[0];
    return caller.hasAllRights || (parent !== undefined && isOwner(caller, find(parent))) || '';
  };

/** The user itself. */
export const ifSelf =
  (reason: string): Rule =>
  (caller, entity) =>
    caller.hasAllRights || (caller.user !== null && caller.user.id === entity?.id) || reason;

/** Is the caller the one whom the entity belongs to? A user belongs to itself; nothing belongs to an anonymous caller. */
function isOwner(caller: Caller, entity: Entity | undefined): boolean {
  if (caller.user === null || entity === undefined) return false;
  if (entity.type === 'user--user') return entity.id === caller.user.id;
  return getTargetId(entity, 'uid') === caller.user.id;
}
