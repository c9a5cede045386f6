import * as v from 'valibot';
import { getJsonApi, patchJsonApi } from './client.ts';
import { ApiFailure } from './failure.ts';
import { one, resource } from './jsonapi.ts';
import { refresh, type Session } from './session.ts';

/** A customer's own account; `alternateNumber` is '' where there is none (SESS-02). */
export type AccountDetails = { id: string; name: string; mail: string; fullName: string; alternateNumber: string };

const word = v.nullish(v.string(), '');
const User = v.pipe(
  one(resource('user--user', { name: word, mail: word, field_full_name: word, field_alternate_number: word })),
  v.transform(
    ({ data: { id, attributes } }): AccountDetails => ({
      id,
      name: attributes.name,
      mail: attributes.mail,
      fullName: attributes.field_full_name,
      alternateNumber: attributes.field_alternate_number,
    }),
  ),
);

const pathTo = (id: string) => `/jsonapi/user/user/${encodeURIComponent(id)}`;

/**
 * The signed-in customer's account (API-07). A host may answer an expired bearer as it answers a stranger, with the
 * account but without its name: that too is 'unauthorised'.
 */
export async function accountDetails(id: string, bearer: string, signal?: AbortSignal): Promise<AccountDetails> {
  const account = await getJsonApi(User, pathTo(id), { bearer, signal });
  if (account.name === '') throw new ApiFailure('unauthorised', { status: 200, detail: 'no name' });
  return account;
}

/** What a customer changes; `password` is the present one, which some hosts ask for where the mail address changes. */
export type AccountChange = Partial<Omit<AccountDetails, 'id'>> & { password?: string };

const attributesOf = ({ name, mail, fullName, alternateNumber, password }: AccountChange) => ({
  ...(name === undefined ? {} : { name }),
  ...(mail === undefined ? {} : { mail }),
  ...(fullName === undefined ? {} : { field_full_name: fullName }),
  ...(alternateNumber === undefined ? {} : { field_alternate_number: alternateNumber }),
  ...(password === undefined ? {} : { pass: { existing: password } }),
});

/**
 * Saves the account and answers it with the session to go on with (API-18). Drupal revokes a user's tokens when the
 * user is saved, so the session is renewed at once; rejects with 'unauthorised' where it cannot be.
 */
export async function saveAccount(
  id: string,
  change: AccountChange,
  session: Session,
  signal?: AbortSignal,
): Promise<{ account: AccountDetails; session: Session }> {
  const document = { data: { type: 'user--user', id, attributes: attributesOf(change) } };
  const account = await patchJsonApi(User, pathTo(id), document, { bearer: session.token, signal });
  return { account, session: await refresh(session.refresh_token, signal) };
}
