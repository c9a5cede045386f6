import { provideActors } from '../../machines/kit/port.ts';
import { profileMachine } from '../../machines/profile/profile.machine.ts';
import type { ProfileChange, SaveProfileResult } from '../../machines/profile/profile.setup.ts';
import { createSession, fetchAccountDetails, findRefusedProfileFields, saveAccount } from '../api/account.ts';
import { requestCode, verifyCode } from '../api/accounts.ts';
import { isFailure } from '../api/failure.ts';
import type { Profile } from '../domain/profileForm.ts';
import type { UserSession } from '../domain/userSession.ts';
import { userStorage } from '../storage/userStorage.ts';
import { callAsCustomer, refreshCustomerSession, toSession } from './sessionActor.ts';

type SessionInput = { session: UserSession };

/** The save that is under way: whoever leaves the form meanwhile finds on return what was saved. */
let saving: Promise<unknown> = Promise.resolve();

/** The account of whoever is signed in. Rejects as a call does, with 'unauthorised' where the login is over. (API-07) */
async function readProfile({ session: { details } }: SessionInput, signal: AbortSignal): Promise<Profile> {
  await saving;
  const { id: _, ...account } = await callAsCustomer(
    details.id,
    (bearer) => fetchAccountDetails(details.id, bearer, signal),
    { signal },
  );
  return account;
}

/** What another tab has saved meanwhile is stored, and goes along; what was changed here goes over it. */
function toProfile({ session, account, change }: ProfileChange): Profile {
  const customer = userStorage.read()?.details;
  if (customer?.id !== session.details.id) return { ...account, ...change };
  return {
    name: customer.name,
    mail: customer.mail,
    fullName: customer.field_full_name ?? account.fullName,
    alternateNumber: customer.field_alternate_number ?? account.alternateNumber,
    ...change,
  };
}

/**
 * Saves the profile, and renews the session, whose tokens Drupal ends with it (ACCT-15, API-18). A refusal that concerns a
 * field is an answer. Rejects as a call does, with 'unauthorised' where the account is another's. (ACCT-17, SESS-13)
 */
async function saveAndRenew(change: ProfileChange): Promise<SaveProfileResult> {
  const { id } = change.session.details;
  const sent = { ...toProfile(change), password: change.password };
  let used = '';
  try {
    const { id: _, ...account } = await callAsCustomer(id, (bearer) => {
      used = bearer;
      return saveAccount(id, sent, { bearer });
    });
    // Saved it is, whatever becomes of the login: one that is over shows it itself, and one that nobody could renew is tried again.
    await refreshCustomerSession(id, used).catch(() => undefined);
    return { account };
  } catch (error) {
    if (!isFailure(error)) throw error;
    const problems = isFailure(error, 'unauthorised') ? {} : findRefusedProfileFields(error, change);
    if (Object.keys(problems).length === 0) throw error;
    return { problems };
  }
}

/** A save is not called off by whoever leaves the form: it was pressed. */
function saveProfile(change: ProfileChange): Promise<SaveProfileResult> {
  const save = saveAndRenew(change);
  saving = save.catch(() => undefined);
  return save;
}

/** The login that begins anew with a code of the new number; null where the code is wrong. (ACCT-15, API-17, OTP-20) */
async function proveMobile(
  { mobile, code }: { mobile: string; code: string },
  signal: AbortSignal,
): Promise<UserSession | null> {
  try {
    const bearer = userStorage.read()?.token;
    const { token, refresh_token } = await verifyCode({ mobile, otp: code, type: 'login' }, { signal, bearer });
    return await createSession({ token, refresh_token }, signal);
  } catch (error) {
    if (isFailure(error, 'wrongCode')) return null;
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
