import * as v from 'valibot';
import type { UserSession } from '../domain/userSession.ts';
import { type Kept, kept } from './storage.ts';

const text = v.nullish(v.string(), '');
const known = { id: v.pipe(v.string(), v.minLength(1)), name: text, mail: text };
const Flat = v.looseObject(known);
const flattened = v.pipe(
  v.looseObject({ id: known.id, attributes: v.looseObject({}) }),
  v.transform(({ attributes, ...details }) => ({ ...attributes, ...details })),
  Flat,
);

/** What else is known of a customer stays beside what the store reads. */
const User = v.looseObject({
  token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.string(),
  details: v.union([flattened, Flat]),
});

const stored = kept<v.InferOutput<typeof User>>('user', User);

const sessionIn = (user: v.InferOutput<typeof User> | null): UserSession | null => {
  if (!user) return null;
  const { token, refresh_token, details } = user;
  return { token, refresh_token, details: { id: details.id, name: details.name, mail: details.mail } };
};

/**
 * The signed-in customer. Read in both shapes of the specification and written flat; what stands in the record of the
 * same customer beside what is written stays. (SESS-01 to SESS-04)
 */
export const keptUser: Kept<UserSession> = {
  read: () => sessionIn(stored.read()),
  write(session) {
    const before = stored.read();
    const same = before?.details.id === session.details.id ? before : null;
    stored.write({ ...same, ...session, details: { ...same?.details, ...session.details } });
  },
  drop: stored.drop,
  follow: (changed) => stored.follow((user) => changed(sessionIn(user))),
};
