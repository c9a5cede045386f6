import { provideActors } from '../../machines/kit/port.ts';
import { profileMachine } from '../../machines/profile/profile.machine.ts';
import type { ProfileAnswer, ProfileChange, Proof } from '../../machines/profile/profile.setup.ts';
import { accountDetails, openSession, saveAccount } from '../api/account.ts';
import { requestCode, verifyCode } from '../api/accounts.ts';
import { type ApiFailure, isFailure, type Problem } from '../api/failure.ts';
import type { Profile, ProfileProblems } from '../domain/profileForm.ts';
import type { UserSession } from '../domain/userSession.ts';
import { asCustomer, currentCustomer, renewedCustomer, toSession } from './liveSession.ts';

type Signed = { session: UserSession };

/** The account of whoever is signed in. Rejects as a call does, with 'unauthorised' where the login is over. (API-07) */
async function readProfile({ session: { details } }: Signed, signal: AbortSignal): Promise<Profile> {
  const { id: _, ...account } = await asCustomer(
    details.id,
    (bearer) => accountDetails(details.id, bearer, signal),
    signal,
  );
  return account;
}

/** What another tab has saved meanwhile is kept, and goes along; what was changed here goes over it. */
function wholeOf({ session, account, change }: ProfileChange): Profile {
  const kept = currentCustomer()?.details;
  if (kept?.id !== session.details.id) return { ...account, ...change };
  return {
    name: kept.name,
    mail: kept.mail,
    fullName: kept.field_full_name ?? account.fullName,
    alternateNumber: kept.field_alternate_number ?? account.alternateNumber,
    ...change,
  };
}

const FIELDS = { '/data/attributes/name': 'name', '/data/attributes/mail': 'mail' } as const;
const fieldOf = ({ pointer, detail }: Problem) =>
  Object.entries(FIELDS).find(([path]) => pointer.startsWith(path))?.[1] ??
  (/^(name|mail): /.exec(detail)?.[1] as 'name' | 'mail' | undefined);

/** What a refusal means for the fields of the form; a field that is not to be changed is told apart by 403. (ACCT-16) */
function problemsIn({ status, problems }: ApiFailure, password: string | undefined): ProfileProblems {
  const told = problems.map((problem): ProfileProblems => {
    const field = fieldOf(problem);
    if (field === undefined) return {};
    if (/current password/i.test(problem.detail))
      return { password: password === undefined ? 'whosePassword' : 'wrongPassword' };
    if (/already taken/i.test(problem.detail))
      return field === 'name' ? { mobile: 'mobileTaken' } : { mail: 'mailTaken' };
    if (status === 403) return field === 'name' ? { mobile: 'mobileFixed' } : { mail: 'mailFixed' };
    return field === 'name' ? { mobile: 'mobile' } : { mail: 'mail' };
  });
  return Object.assign({}, ...told);
}

/**
 * Saves the profile, and renews the session, whose tokens Drupal ends with it (ACCT-15, API-18). A refusal that concerns a
 * field is an answer. Rejects as a call does, with 'unauthorised' where the account is another's. (ACCT-17, SESS-13)
 */
async function saveProfile(given: ProfileChange, signal: AbortSignal): Promise<ProfileAnswer> {
  const { id } = given.session.details;
  const sent = { ...wholeOf(given), password: given.password };
  let used = '';
  try {
    const { id: _, ...account } = await asCustomer(
      id,
      (bearer) => {
        used = bearer;
        return saveAccount(id, sent, { bearer, signal });
      },
      signal,
    );
    // Saved it is, whatever becomes of the login: one that is over says so itself, and one that nobody could renew is tried again.
    await renewedCustomer(id, used, { signal }).catch(() => undefined);
    return { account };
  } catch (error) {
    if (!isFailure(error)) throw error;
    const problems = isFailure(error, 'unauthorised') ? {} : problemsIn(error, given.password);
    if (Object.keys(problems).length === 0) throw error;
    return { problems };
  }
}

/** The login that begins anew with a code of the new number; a wrong code is an answer. (ACCT-15, API-17, OTP-20) */
async function proveMobile({ mobile, code }: { mobile: string; code: string }, signal: AbortSignal): Promise<Proof> {
  try {
    const { token, refresh_token } = await verifyCode({ mobile, otp: code, type: 'login' }, signal);
    return { session: await openSession({ token, refresh_token }, signal) };
  } catch (error) {
    if (isFailure(error, 'wrongCode')) return 'wrong';
    throw error;
  }
}

export const profilePorts = {
  readProfile,
  saveProfile,
  sendCode: ({ mobile }: { mobile: string }, signal: AbortSignal) => requestCode({ mobile }, 'login', signal),
  proveMobile,
};

export const profileLogic = provideActors(profileMachine, { ...profilePorts, session: toSession });
