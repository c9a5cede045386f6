import { type Entity, textOf } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid, stableUuid } from '../drupal/uuid.ts';
import { timeOf } from '../drupal/write.ts';

/** The user with this user name or e-mail, whatever the case. */
export function findAccount(store: Store, value: string): Entity | undefined {
  const wanted = value.trim().toLowerCase();
  if (wanted === '') return undefined;
  const has = (name: string) =>
    store.list('user--user').find((user) => textOf(user.attributes[name]).toLowerCase() === wanted);
  return has('name') ?? has('mail');
}

export type NewAccount = { name: string; mail: string; pass: string; fullName: string; alternateNumber: string };

/** Stores a user; the password is kept as a digest only. */
export function addAccount(store: Store, { name, mail, pass, fullName, alternateNumber }: NewAccount): Entity {
  const stamp = timeOf(store.now());
  const user = store.add({
    type: 'user--user',
    id: randomUuid(),
    attributes: {
      display_name: name,
      langcode: 'en',
      name,
      mail: mail === '' ? null : mail,
      created: stamp,
      changed: stamp,
      default_langcode: true,
      field_alternate_number: alternateNumber === '' ? null : alternateNumber,
      field_full_name: fullName === '' ? null : fullName,
    },
    relationships: { customer_profiles: [] },
  });
  store.add({ type: 'backend--password', id: user.id, attributes: { digest: digestOf(user.id, pass) } });
  return user;
}

/** Is this the user's password? */
export const hasPassword = (store: Store, user: Entity, pass: string): boolean =>
  store.get('backend--password', user.id)?.attributes.digest === digestOf(user.id, pass);

// what a shopper types must not lie readable in the browser's storage
const digestOf = (id: string, pass: string) => stableUuid(`password:${id}:${pass}`);
