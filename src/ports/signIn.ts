import { fill } from '../../machines/kit/port.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { Registered, SignInAnswer } from '../../machines/signIn/signIn.setup.ts';
import { registerUser } from '../api/accounts.ts';
import { checkMail, verifyMail } from '../api/emailVerification.ts';
import { isFailure } from '../api/failure.ts';
import { passwordSignIn } from '../api/passwordSignIn.ts';
import { mobileIn } from '../domain/phone.ts';
import { type SignInForm, tidyName } from '../domain/signInForm.ts';
import { openSession } from './openSession.ts';
import { passwordResetLogic } from './passwordReset.ts';

/** Signs in; that the password is wrong, or the e-mail not verified, is an answer. Rejects as a call does. (API-04, API-16) */
async function signIn(given: { name: string; password: string }, signal: AbortSignal): Promise<SignInAnswer> {
  try {
    return { session: await openSession(await passwordSignIn(given, signal), signal) };
  } catch (error) {
    if (isFailure(error, 'wrongPassword')) return { refused: 'credentials' };
    if (isFailure(error, 'unverified')) return { refused: 'unverified' };
    throw error;
  }
}

const MAIL_TAKEN = /\bThe email address .*already taken/i;
const NAME_TAKEN = /\bThe username .*already taken/i;
const BUSY = 429;

/** Registers a customer; what is taken is read off the answer's sentences. Rejects where nobody could answer. (API-09, AUTH-31) */
async function register({ mail, ...form }: SignInForm, signal: AbortSignal): Promise<Registered> {
  const account = {
    mobile: mobileIn(form.mobile),
    mail,
    pass: form.password,
    fullName: tidyName(form.fullName),
    alternateNumber: mobileIn(form.alternate),
  };
  try {
    await registerUser(account, signal);
    return 'done';
  } catch (error) {
    if (!isFailure(error) || error.status === null || error.status === BUSY) throw error;
    const [isMailTaken, isNameTaken] = [MAIL_TAKEN, NAME_TAKEN].map((said) => said.test(error.detail));
    if (isMailTaken) return isNameTaken ? 'bothTaken' : 'mailTaken';
    return isNameTaken ? 'nameTaken' : 'refused';
  }
}

export const signInPorts = {
  checkMail: ({ mail }: { mail: string }, signal: AbortSignal) => checkMail(mail, signal),
  signIn,
  register,
  verifyMail: ({ mail, code }: { mail: string; code: string }, signal: AbortSignal) => verifyMail(mail, code, signal),
};

export const signInLogic = fill(signInMachine, signInPorts).provide({
  actors: { passwordReset: passwordResetLogic },
});
