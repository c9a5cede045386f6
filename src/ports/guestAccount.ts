import { guestAccountMachine } from '../../machines/guestAccount/guestAccount.machine.ts';
import type { CodeRecipient, GuestInput, SendCodeResult } from '../../machines/guestAccount/guestAccount.setup.ts';
import { provideActors } from '../../machines/kit/port.ts';
import {
  type Account,
  type CodeType,
  createRandomPassword,
  findUserByName,
  isDuplicateAccount,
  registerUser,
  requestGuestCode,
  verifyCode,
} from '../api/accounts.ts';
import { isFailure } from '../api/failure.ts';
import { normalizeMobile } from '../domain/contactDetails.ts';
import type { ContactMethod } from '../domain/contactMethod.ts';
import type { UserSession } from '../domain/userSession.ts';

const getContact = ({ channel, mobile, mail }: CodeRecipient): ContactMethod =>
  channel === 'mobile' ? { mobile: normalizeMobile(mobile) } : { mail };

/** An account of this visit's own making keeps the e-mail that was typed; one that was there may be a stranger's work. */
const getType = ({ isRegistrant }: CodeRecipient): CodeType => (isRegistrant ? 'signup' : 'guest');

/** Whether a user of this mobile number is known. (GUEST-01) */
async function findUser({ mobile }: { mobile: string }, signal: AbortSignal): Promise<boolean> {
  return (await findUserByName(normalizeMobile(mobile), signal)) !== null;
}

/** Makes the account, and states whether it did; one that was made meanwhile under the same number is as good. Rejects where the mail is taken. (GUEST-03) */
async function signUp({ mobile, mail, fullName }: GuestInput, signal: AbortSignal): Promise<boolean> {
  const account = { mobile: normalizeMobile(mobile), mail, pass: createRandomPassword(), fullName };
  try {
    await registerUser(account, signal);
    return true;
  } catch (error) {
    if (!isDuplicateAccount(error, 'name') || isDuplicateAccount(error, 'mail')) throw error;
    return false;
  }
}

/** Has a code sent; `code` is null where the answer does not carry it, `account` where it does not name the account. */
async function requestCode(recipient: CodeRecipient, signal: AbortSignal): Promise<SendCodeResult> {
  const { otp, mobile } = await requestGuestCode(getContact(recipient), getType(recipient), signal);
  return { code: otp, account: mobile };
}

/** Whose session it is: the account that was named, else the one that goes by what the code was sent to. */
async function toAccount(
  recipient: CodeRecipient,
  accountName: string | null,
  signal: AbortSignal,
): Promise<Account | null> {
  const mobile = normalizeMobile(recipient.mobile);
  if (accountName ?? recipient.channel === 'mobile') return findUserByName(accountName ?? mobile, signal);
  return (await findUserByName(recipient.mail, signal)) ?? findUserByName(mobile, signal);
}

/** Trades the code for the guest's session; null where it is wrong. (GUEST-04) */
async function checkCode(
  { code, account, ...recipient }: CodeRecipient & { code: string; account: string | null },
  signal: AbortSignal,
): Promise<UserSession | null> {
  try {
    const { token, refresh_token } = await verifyCode(
      { ...getContact(recipient), otp: code, type: getType(recipient) },
      { signal },
    );
    const user = await toAccount(recipient, account, signal);
    if (!user) throw new Error('A session without a user');
    return { token, refresh_token, details: { id: user.id, name: user.name, mail: recipient.mail } };
  } catch (error) {
    if (isFailure(error, 'wrongCode')) return null;
    throw error;
  }
}

export const guestAccountPorts = { findUser, signUp, requestCode, verifyCode: checkCode };

export const guestAccountLogic = provideActors(guestAccountMachine, guestAccountPorts);
