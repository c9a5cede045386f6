import { fromCallback } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import type { SessionReport } from '../../machines/session/session.setup.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { RegistrationResult, SignInResult } from '../../machines/signIn/signIn.setup.ts';
import { createSession } from '../api/account.ts';
import { registerUser } from '../api/accounts.ts';
import { isFailure, TOO_MANY_REQUESTS } from '../api/failure.ts';
import { checkMail, signInWithPassword, verifyMail } from '../api/signIn.ts';
import { normalizeName } from '../domain/accountFields.ts';
import { parseMobile } from '../domain/contactDetails.ts';
import type { SignInForm, SignInProblems } from '../domain/signInForm.ts';
import type { UserSession } from '../domain/userSession.ts';
import { userStorage } from '../storage/userStorage.ts';
import { passwordResetLogic } from './passwordReset.ts';
import { getSessionActor, subscribeToCustomer } from './sessionActor.ts';

/** Signs in; that the password is wrong, or the e-mail not verified, is an answer. Rejects as a call does. (API-04, API-16) */
async function signIn(credentials: { name: string; password: string }, signal: AbortSignal): Promise<SignInResult> {
  try {
    return { session: await createSession(await signInWithPassword(credentials, signal), signal) };
  } catch (error) {
    if (isFailure(error, 'wrongPassword')) return { refused: 'credentials' };
    if (isFailure(error, 'unverified')) return { refused: 'unverified' };
    throw error;
  }
}

const DUPLICATE_MAIL = /\bThe email address .*already taken/i;
const DUPLICATE_NAME = /\bThe username .*already taken/i;

/** What is said beside a field that the backend refuses, by the name that it has there. (AUTH-30) */
const PROBLEMS: Readonly<Record<string, SignInProblems>> = {
  field_full_name: { fullName: 'long' },
  name: { mobile: 'phone' },
  mail: { mail: 'mail' },
  field_alternate_number: { alternate: 'phone' },
};

/** Registers a customer; what is taken is read off the answer's sentences. Rejects where nobody could answer. (API-09, AUTH-31) */
async function register({ mail, ...form }: SignInForm, signal: AbortSignal): Promise<RegistrationResult> {
  const account = {
    mobile: parseMobile(form.mobile),
    mail,
    pass: form.password,
    fullName: normalizeName(form.fullName),
    alternateNumber: parseMobile(form.alternate),
  };
  try {
    await registerUser(account, signal);
    return 'done';
  } catch (error) {
    if (!isFailure(error) || error.status === null || error.status === TOO_MANY_REQUESTS) throw error;
    const [isMailDuplicate, isNameDuplicate] = [DUPLICATE_MAIL, DUPLICATE_NAME].map((pattern) =>
      pattern.test(error.detail),
    );
    if (isMailDuplicate) return isNameDuplicate ? 'bothTaken' : 'mailTaken';
    if (isNameDuplicate) return 'nameTaken';
    // A violation begins with the path of its field: 'field_full_name.0.value'.
    return {
      refused: Object.assign({}, ...error.problems.map(({ pointer }) => PROBLEMS[pointer.split('.')[0] ?? ''])),
    };
  }
}

export const signInPorts = {
  checkMail: ({ mail }: { mail: string }, signal: AbortSignal) => checkMail(mail, signal),
  signIn,
  register,
  verifyMail: ({ mail, code }: { mail: string; code: string }, signal: AbortSignal) => verifyMail(mail, code, signal),
};

/** Informs the login page of whoever is signed in already, or signs in in another tab. (AUTH-35, AUTH-36) */
const visitor = fromCallback<SessionReport>(({ sendBack, receive }) => {
  receive((event) => getSessionActor().send(event));
  const recognise = (customer: UserSession | null) => {
    if (customer) sendBack({ type: 'customer.recognised' });
  };
  recognise(userStorage.read());
  return subscribeToCustomer(recognise);
});

export const signInLogic = provideActors(signInMachine, {
  ...signInPorts,
  passwordReset: passwordResetLogic,
  visitor,
});
