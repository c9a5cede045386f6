import * as v from 'valibot';
import type { Profile, ProfileProblems } from '../domain/profileForm.ts';
import { toUserDetails, type UserSession } from '../domain/userSession.ts';
import { type CallOptions, getJsonApi, patchJsonApi } from './client.ts';
import { ApiFailure, isFailure } from './failure.ts';
import { documentSchema, resourceSchema } from './jsonapi.ts';
import { findRefusedFields } from './refusedFields.ts';

/** A customer's own account (SESS-02). */
type AccountDetails = Profile & { id: string };

const optionalText = v.nullish(v.string(), '');
const User = v.pipe(
  documentSchema(
    resourceSchema('user--user', {
      name: optionalText,
      mail: optionalText,
      field_full_name: optionalText,
      field_alternate_number: optionalText,
    }),
  ),
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
export async function fetchAccountDetails(id: string, bearer: string, signal?: AbortSignal): Promise<AccountDetails> {
  const account = await getJsonApi(User, pathTo(id), { bearer, signal });
  if (account.name === '') throw new ApiFailure('unauthorised', { status: 200, detail: 'no name' });
  return account;
}

/** What a customer changes; `password` is the present one, which some hosts ask for where the mail address changes. */
type AccountChange = Partial<Profile> & { password?: string | undefined };

/** What is undefined is not sent: JSON leaves it out. */
const toAttributes = ({ name, mail, fullName, alternateNumber, password }: AccountChange) => ({
  name,
  mail,
  field_full_name: fullName,
  field_alternate_number: alternateNumber,
  pass: password === undefined ? undefined : { existing: password },
});

/** 403 for one field is no word about the login. */
const isAboutAField = (error: unknown): error is ApiFailure =>
  isFailure(error, 'unauthorised') && error.problems.some(({ pointer }) => pointer.includes('attributes/'));

/**
 * Saves the own account and answers with it (API-18). Drupal ends a user's access tokens when the user is saved: renew the
 * session afterwards. Rejects with 'invalid' where a value is taken or the password is wanted, with 'refused' where a field
 * is not to be changed, both with the pointers of the fields, and with 'unauthorised' where the account is another's (SESS-13).
 */
export async function saveAccount(id: string, change: AccountChange, call: CallOptions): Promise<AccountDetails> {
  const document = { data: { type: 'user--user', id, attributes: toAttributes(change) } };
  try {
    return await patchJsonApi(User, pathTo(id), document, call);
  } catch (error) {
    if (!isAboutAField(error)) throw error;
    const { status, detail, problems } = error;
    throw new ApiFailure('refused', { status, detail, problems, cause: error });
  }
}

/** The backend's names of the form's fields. */
const FIELD_NAMES = {
  mobile: 'name',
  mail: 'mail',
  fullName: 'field_full_name',
  alternate: 'field_alternate_number',
} as const;

/** What a refusal means for the fields of the profile; a field that is not to be changed is marked by 403. (ACCT-16) */
export function findRefusedProfileFields(
  { status, problems }: ApiFailure,
  { password }: Pick<AccountChange, 'password'>,
): ProfileProblems {
  const problemsByField = problems.map((problem): ProfileProblems => {
    const [field] = Object.keys(findRefusedFields([problem], FIELD_NAMES)) as (keyof typeof FIELD_NAMES)[];
    if (field === undefined) return {};
    if (field === 'fullName') return { fullName: 'long' };
    if (field === 'alternate') return { alternate: 'phone' };
    if (/current password/i.test(problem.detail))
      return { password: password === undefined ? 'whosePassword' : 'wrongPassword' };
    if (/already taken/i.test(problem.detail))
      return field === 'mobile' ? { mobile: 'mobileTaken' } : { mail: 'mailTaken' };
    if (status === 403) return field === 'mobile' ? { mobile: 'mobileFixed' } : { mail: 'mailFixed' };
    return field === 'mobile' ? { mobile: 'phone' } : { mail: 'mail' };
  });
  return Object.assign({}, ...problemsByField);
}

const EntryPoint = v.object({
  meta: v.optional(
    v.object({ links: v.optional(v.object({ me: v.optional(v.object({ meta: v.object({ id: v.string() }) })) })) }),
  ),
});

/** The uuid of whoever a bearer belongs to, which Drupal's entry point states; rejects with 'unauthorised' where it is nobody's. (API-01) */
async function whoAmI(bearer: string, signal?: AbortSignal): Promise<string> {
  const { meta } = await getJsonApi(EntryPoint, '/jsonapi', { bearer, signal });
  const id = meta?.links?.me?.meta.id;
  if (!id) throw new ApiFailure('unauthorised', { status: 200, detail: 'nobody' });
  return id;
}

/** The session that begins with tokens of a code or a password: with whose they are. Rejects as a call does. (SESS-01, SESS-02) */
export async function createSession(
  { token, refresh_token }: Pick<UserSession, 'token' | 'refresh_token'>,
  signal?: AbortSignal,
): Promise<UserSession> {
  const account = await fetchAccountDetails(await whoAmI(token, signal), token, signal);
  return { token, refresh_token, details: { id: account.id, ...toUserDetails(account) } };
}
