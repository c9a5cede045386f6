import { http, type RequestHandler } from 'msw';
import { isEmail } from '../../src/domain/contactDetails.ts';
import { Refusal } from '../drupal/errors.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import type { Store } from '../drupal/store.ts';
import { findUserBy, isVerified, markProven, markVerified } from './accounts.ts';
import type { Backend } from './backend.ts';
import { consumeCode, createNotRegisteredRefusal, parseSentCode, type SentCode, sendCode } from './codes.ts';
import { createJsonResponse, createResolver } from './respond.ts';

const IN_USE = '1';
const PENDING = '0';

/** Whether a mail address is taken or waits to be verified, and its verification (API-12, API-13, AUTH-26 to AUTH-28). */
export const emailVerificationHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  return [
    http.post(
      '*/email_verifications/account_check',
      createResolver(backend, async ({ request }) => {
        const mail = getMail((await readPostedJson(request)).mail);
        const user = findUserBy(store, 'mail', mail);
        if (!user) throw createNotRegisteredRefusal(mail);
        if (isVerified(store, user)) return createJsonResponse({ data: { account_status: IN_USE } });
        const { otp_uid } = sendCode(store, mail);
        return createJsonResponse({ data: { account_status: PENDING, otp_uid } });
      }),
    ),
    http.post(
      '*/email_verifications/email_verify',
      createResolver(backend, async ({ request }) => {
        const body = await readPostedJson(request);
        const isVerifiedNow = verifyCode(store, getMail(body.mail), parseSentCode(body));
        return createJsonResponse({ data: isVerifiedNow ? 'verified' : 'failed' });
      }),
    ),
  ];
};

function getMail(value: unknown): string {
  const mail = typeof value === 'string' ? value.trim() : '';
  if (!isEmail(mail)) throw new Refusal(400, 'Invalid Entry');
  return mail;
}

// a wrong code is an answer here; too many of them are not
function verifyCode(store: Store, mail: string, sentCode: SentCode): boolean {
  const user = findUserBy(store, 'mail', mail);
  if (!user) return false;
  try {
    const { isDisclosed } = consumeCode(store, mail, sentCode);
    if (isDisclosed) return false;
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) return false;
    throw error;
  }
  markVerified(store, user);
  markProven(store, user);
  return true;
}
