import {
  type GuestInput,
  guestAccountMachine,
  type SentCode,
  type Verification,
  type Whom,
} from '../../machines/guestAccount/guestAccount.machine.ts';
import { fill } from '../../machines/kit/port.ts';
import { findUserByName, guestCode, isTaken, type Reached, registerGuest, verifyCode } from '../api/accounts.ts';
import { isFailure } from '../api/failure.ts';
import { normaliseMobile } from '../domain/phone.ts';

const reach = ({ via, mobile, mail }: Whom): Reached =>
  via === 'mobile' ? { mobile: normaliseMobile(mobile) } : { mail };

/** Stands where a password would: made for this one guest and never shown, so that nobody can sign in with it. (GUEST-03) */
const placeholderCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** Whether a user of this mobile number is known. (GUEST-01) */
async function findUser({ mobile }: { mobile: string }, signal: AbortSignal): Promise<boolean> {
  return (await findUserByName(normaliseMobile(mobile), signal)) !== null;
}

/** Makes the account; one that was made meanwhile under the same number is as good. Rejects where the mail is taken. (GUEST-03) */
async function signUp({ mobile, mail, fullName }: GuestInput, signal: AbortSignal): Promise<void> {
  const account = { mobile: normaliseMobile(mobile), mail, pass: placeholderCode(), fullName };
  try {
    await registerGuest(account, signal);
  } catch (error) {
    if (!isTaken(error, 'name') || isTaken(error, 'mail')) throw error;
  }
}

/** Has a code sent; `code` is null where the answer does not carry it, `account` where it does not name the account. */
async function requestCode(whom: Whom, signal: AbortSignal): Promise<SentCode> {
  const { otp, mobile } = await guestCode(reach(whom), signal);
  return { code: otp, account: mobile };
}

/** Trades the code for the guest's session; a wrong code is an answer. (GUEST-04) */
async function checkCode(
  { code, account, ...whom }: Whom & { code: string; account: string | null },
  signal: AbortSignal,
): Promise<Verification> {
  const to = reach(whom);
  const name = account ?? ('mobile' in to ? to.mobile : to.mail);
  try {
    const { token, refresh_token } = await verifyCode({ ...to, otp: code, type: 'guest' }, signal);
    const user = await findUserByName(name, signal);
    if (!user) throw new Error(`The account ${name} has a code but no user`);
    return { session: { token, refresh_token, details: { id: user.id, name: user.name, mail: whom.mail } } };
  } catch (error) {
    if (isFailure(error, 'wrongCode')) return { wrongCode: true };
    throw error;
  }
}

export const guestAccountPorts = { findUser, signUp, requestCode, verifyCode: checkCode };

export const guestAccountLogic = fill(guestAccountMachine, guestAccountPorts);
