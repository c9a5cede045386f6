import { type Entity, toText, withAttributes } from '../drupal/entity.ts';
import { DISPLAY_NAME } from '../drupal/schema/users.ts';
import type { Store } from '../drupal/store.ts';
import { digestPassword, randomUuid } from '../drupal/uuid.ts';
import { formatTime } from '../drupal/write.ts';
import { revokeTokens } from './tokens.ts';

const TYPE = 'backend--password';

/** The user with this user name or e-mail, whatever the case. An address is its mailbox's before it is anybody's name. */
export const findAccount = (store: Store, value: string): Entity | undefined =>
  value.includes('@')
    ? (findUserBy(store, 'mail', value) ?? findUserBy(store, 'name', value))
    : findUserBy(store, 'name', value);

/** The user whose name, or whose e-mail, is this one, whatever the case. */
export function findUserBy(store: Store, field: 'name' | 'mail', value: string): Entity | undefined {
  const searchValue = value.trim().toLowerCase();
  if (searchValue === '') return undefined;
  return store.list('user--user').find((user) => toText(user.attributes[field]).toLowerCase() === searchValue);
}

export type NewAccount = { name: string; mail: string; pass: string; fullName: string; alternateNumber: string };

/** Stores a user whose e-mail nobody has verified, and whom nobody has proven to be; the password is stored as a digest only. */
export function addAccount(store: Store, { name, mail, pass, fullName, alternateNumber }: NewAccount): Entity {
  const stamp = formatTime(store.now());
  const user = store.add({
    type: 'user--user',
    id: randomUuid(),
    attributes: {
      display_name: DISPLAY_NAME,
      langcode: 'en',
      preferred_langcode: 'en',
      name,
      mail: mail === '' ? null : mail,
      timezone: 'Asia/Kolkata',
      created: stamp,
      changed: stamp,
      default_langcode: true,
      field_alternate_number: alternateNumber === '' ? null : alternateNumber,
      field_full_name: fullName === '' ? null : fullName,
    },
    relationships: { customer_profiles: [] },
  });
  store.add({
    type: TYPE,
    id: user.id,
    attributes: { digest: digestPassword(user.id, pass), unverified: true, unproven: true },
  });
  return user;
}

/** Is this the user's password? */
export const hasPassword = (store: Store, user: Entity, pass: string): boolean =>
  store.get(TYPE, user.id)?.attributes.digest === digestPassword(user.id, pass);

/** Sets the user's password, and ends every session that there is. */
export function setPassword(store: Store, user: Entity, pass: string): void {
  updateRecord(store, user, { digest: digestPassword(user.id, pass) });
  revokeTokens(store, user, { all: true });
}

/**
 * Somebody registers an e-mail again that nobody has verified, with another password: one of the two may be a stranger, so
 * the first password counts no more, and whoever has the mailbox sets another one. (AUTH-27)
 */
export function contestMail(store: Store, { mail, pass }: Pick<NewAccount, 'mail' | 'pass'>): void {
  const user = findUserBy(store, 'mail', mail);
  if (user && !isVerified(store, user) && !hasPassword(store, user, pass)) updateRecord(store, user, { digest: null });
}

/** Has somebody shown that the user's e-mail is theirs? */
export const isVerified = (store: Store, { id }: Entity): boolean =>
  store.get(TYPE, id)?.attributes.unverified !== true;

/** Keeps that the user's e-mail was shown to be theirs. */
export const markVerified = (store: Store, user: Entity): void => updateRecord(store, user, { unverified: false });

/**
 * Is the account somebody's own: signed in to with its password, or with a code or a temporary password that reached its
 * phone or mailbox? Registering alone shows nothing, and neither does a code that was stated in an answer.
 */
export const isProven = (store: Store, { id }: Entity): boolean => store.get(TYPE, id)?.attributes.unproven !== true;

/** Keeps that the account is somebody's own; at the first time, whoever came in by a code that was reported is out. */
export function markProven(store: Store, user: Entity): void {
  if (isProven(store, user)) return;
  updateRecord(store, user, { unproven: false });
  revokeTokens(store, user, { all: true });
}

/** Has a code that was sent to the account's number been entered? An e-mail that is proven says nothing of the number. */
export const isNumberProven = (store: Store, { id }: Entity): boolean =>
  store.get(TYPE, id)?.attributes.numberProven === true;

/** Keeps that nobody has proven the number yet, as where the account has got another one. */
export const forgetNumberProof = (store: Store, user: Entity): void =>
  updateRecord(store, user, { numberProven: false });

/** Who comes in by a code; `isSent` where only that phone or mailbox could know it. */
type Claim = { isSent: boolean; isRegistrant: boolean };

/**
 * The account of whoever comes in by a code to its number. As long as nobody has proven the number, anybody may have
 * registered it: their sessions end, and their password and e-mail are dropped. An e-mail that was proven keeps the account
 * as it is, under the e-mail, and the number begins a new one, for they may be two people. Nothing is dropped for
 * `isRegistrant`, who has just registered it or is signed in to it.
 */
export function claimByNumber(store: Store, user: Entity, { isSent, isRegistrant }: Claim): Entity {
  if (isNumberProven(store, user)) return user;
  const claimedUser = isRegistrant ? user : takeFromRegistrant(store, user);
  if (isSent) updateRecord(store, claimedUser, { numberProven: true });
  return claimedUser;
}

function takeFromRegistrant(store: Store, user: Entity): Entity {
  const { name, mail } = user.attributes;
  if (!isVerified(store, user) || toText(mail) === '') return dropLogins(store, user, { mail: null });
  revokeTokens(store, user, { all: true });
  store.put(withAttributes(user, { name: mail ?? null }));
  return addAccount(store, { name: toText(name), mail: '', pass: randomUuid(), fullName: '', alternateNumber: '' });
}

/** The same by a code to its e-mail: what goes is the number, where nobody has proven that either. */
export function claimByMail(store: Store, user: Entity, { isSent, isRegistrant }: Claim): Entity {
  const isOpen = !isVerified(store, user) && !isNumberProven(store, user) && !isRegistrant;
  const claimedUser = isOpen ? dropLogins(store, user, { name: user.attributes.mail ?? null }) : user;
  if (isSent) updateRecord(store, claimedUser, { unverified: false });
  return claimedUser;
}

function dropLogins(store: Store, user: Entity, attributes: Entity['attributes']): Entity {
  revokeTokens(store, user, { all: true });
  updateRecord(store, user, { digest: null });
  const claimedUser = withAttributes(user, attributes);
  store.put(claimedUser);
  return claimedUser;
}

function updateRecord(store: Store, { id }: Entity, attributes: Entity['attributes']): void {
  const before = store.get(TYPE, id);
  if (before) store.put(withAttributes(before, attributes));
  else store.add({ type: TYPE, id, attributes });
}
