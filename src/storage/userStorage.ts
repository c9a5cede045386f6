import * as v from 'valibot';
import type { UserDetails, UserSession } from '../domain/userSession.ts';
import { createCookie } from './cookie.ts';
import { type PersistedValue, persisted } from './persisted.ts';

/** A cookie that is silent: while it stands, so does a login that nobody chose to remember. (AUTH-06) */
const visitCookie = createCookie('visit');

const text = v.fallback(v.string(), '');
const optionalText = v.fallback(v.optional(v.string()), undefined);
const detailEntries = { id: v.pipe(v.string(), v.minLength(1)), name: text, mail: text };
const Flat = v.looseObject({
  ...detailEntries,
  field_full_name: optionalText,
  field_alternate_number: optionalText,
  display_name: optionalText,
});
const flattened = v.pipe(
  v.looseObject({ id: detailEntries.id, attributes: v.looseObject({}) }),
  v.transform(({ attributes, ...details }) => ({ ...attributes, ...details })),
  Flat,
);

/** What else is known of a customer stays beside what the store reads. */
const User = v.looseObject({
  token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.string(),
  details: v.union([flattened, Flat]),
  /** Present where the login ends with the browser. (AUTH-06) */
  remember: v.optional(v.literal(false)),
});
type Stored = v.InferOutput<typeof User>;

/** The tabs share one record. Only a login that must not be remembered, in a browser without cookies, is one tab's own. */
const sharedStorage = persisted<Stored>('user', User);
const tabStorage = persisted<Stored>('user', User, 'session');
const storages = [sharedStorage, tabStorage] as const;

const pickOptionalDetails = ({ field_full_name, field_alternate_number, display_name }: Stored['details']) => ({
  ...(field_full_name == null ? null : { field_full_name }),
  ...(field_alternate_number == null ? null : { field_alternate_number }),
  ...(display_name == null ? null : { display_name }),
});

const toSession = ({ token, refresh_token, details }: Stored): UserSession => {
  const { id, name, mail } = details;
  return { token, refresh_token, details: { id, name, mail, ...pickOptionalDetails(details) } };
};

/** A login that ends with the browser, found in another one's storage, is nobody's. */
function readStored(storage: PersistedValue<Stored>): Stored | null {
  const user = storage.read();
  if (user === null || storage === tabStorage || user.remember !== false || visitCookie.read()) return user;
  storage.remove();
  return null;
}

export type UserStorage = PersistedValue<UserSession> & {
  /** Keeps a login that begins, for as long as the browser runs unless it is to be remembered. (AUTH-06) */
  begin(session: UserSession, remember: boolean): void;
  /** Changes details of the customer `uid`, with whatever tokens are stored by now. (SESS-02) */
  change(uid: string, details: Partial<UserDetails>): void;
};

/**
 * The signed-in customer. Read in both shapes of the specification and written flat; what stands in the record of the
 * same customer beside what is written stays, how long it lasts among it. (SESS-01 to SESS-04)
 */
export const userStorage: UserStorage = {
  read() {
    const user = readStored(sharedStorage) ?? readStored(tabStorage);
    return user && toSession(user);
  },
  begin(session, remember) {
    for (const storage of storages) storage.remove();
    if (remember) sharedStorage.write(session);
    else if (visitCookie.write('1')) sharedStorage.write({ ...session, remember: false });
    else tabStorage.write(session);
  },
  write(session) {
    const storage = readStored(sharedStorage) === null && readStored(tabStorage) !== null ? tabStorage : sharedStorage;
    const before = readStored(storage);
    const same = before?.details.id === session.details.id ? before : null;
    storage.write({ ...same, ...session, details: { ...same?.details, ...session.details } });
  },
  change(uid, details) {
    const now = this.read();
    if (now?.details.id === uid) this.write({ ...now, details: { ...now.details, ...details } });
  },
  remove() {
    for (const storage of storages) storage.remove();
  },
  // What another tab wrote may be over by the time it is reported: what is stored now counts.
  subscribe: (changed) => sharedStorage.subscribe(() => changed(userStorage.read())),
};
