import { fromCallback } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import type { ToSession } from '../../machines/session/session.setup.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { Registered, SignInAnswer } from '../../machines/signIn/signIn.setup.ts';
import { openSession } from '../api/account.ts';
import { registerUser } from '../api/accounts.ts';
import { isFailure } from '../api/failure.ts';
import { checkMail, passwordSignIn, verifyMail } from '../api/signIn.ts';
import { mobileIn } from '../domain/contactMethod.ts';
import { type SignInForm, tidyName } from '../domain/signInForm.ts';
import type { LiveSession } from './oneSession.ts';
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

/** Tells the login page of whoever is signed in already, or signs in in another tab. (AUTH-35, AUTH-36) */
const visitorOf = (session: LiveSession) =>
  fromCallback<ToSession>(({ sendBack, receive }) => {
    receive((event) => session.send(event));
    let known: string | null = null;
    const tell = ({ context }: ReturnType<LiveSession['getSnapshot']>) => {
      const uid = context.session?.details.id ?? null;
      if (uid !== null && uid !== known) sendBack({ type: 'customer.recognised' });
      known = uid;
    };
    tell(session.getSnapshot());
    const following = session.subscribe(tell);
    return () => following.unsubscribe();
  });

export const signInLogic = ({ session }: { session: LiveSession }) =>
  provideActors(signInMachine, { ...signInPorts, passwordReset: passwordResetLogic, visitor: visitorOf(session) });
