import * as v from 'valibot';
import { postJson } from './client.ts';
import { isFailure } from './failure.ts';

/** Of an e-mail: it belongs to an account and is verified, or a code was sent to it just now, or no account has it. */
export type MailStanding = 'verified' | 'pending' | 'unknown';

const Checked = v.object({ data: v.object({ account_status: v.union([v.string(), v.number()]) }) });

/** How an e-mail stands; asking sends another code where its verification is pending (API-12, AUTH-26, AUTH-27). */
export async function checkMail(mail: string, signal?: AbortSignal): Promise<MailStanding> {
  try {
    const { data } = await postJson(Checked, '/email_verifications/account_check', { mail }, { signal });
    return String(data.account_status) === '1' ? 'verified' : 'pending';
  } catch (error) {
    if (isFailure(error, 'notFound')) return 'unknown';
    throw error;
  }
}

const Verified = v.object({ data: v.string() });

/** Whether a code was the one that was sent to the e-mail, which then is verified (API-13). Rejects as any call does. */
export async function verifyMail(mail: string, otp: string, signal?: AbortSignal): Promise<boolean> {
  const { data } = await postJson(Verified, '/email_verifications/email_verify', { mail, otp }, { signal });
  return data === 'verified';
}
