import { http, type RequestHandler } from 'msw';
import { isEmail } from '../../src/domain/contactMethod.ts';
import { Refusal } from '../drupal/errors.ts';
import type { Store } from '../drupal/store.ts';
import { isVerified, prove, userWith, verify } from './accounts.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';
import { sendCode, spendCode } from './codes.ts';
import { postedJson } from './postedJson.ts';

const TAKEN = '1';
const PENDING = '0';

/** Whether a mail address is taken or waits to be verified, and its verification (API-12, API-13, AUTH-26 to AUTH-28). */
export const emailVerificationHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  return [
    http.post(
      '*/email_verifications/account_check',
      answeringJson(backend, async ({ request }) => {
        const mail = mailOf((await postedJson(request)).mail);
        const user = userWith(store, 'mail', mail);
        if (!user) throw new Refusal(404, `User ${mail} not registered`);
        if (isVerified(store, user)) return json({ data: { account_status: TAKEN } });
        sendCode(store, mail);
        return json({ data: { account_status: PENDING } });
      }),
    ),
    http.post(
      '*/email_verifications/email_verify',
      answeringJson(backend, async ({ request }) => {
        const { mail, otp } = await postedJson(request);
        return json({ data: isRight(store, mailOf(mail), String(otp ?? '')) ? 'verified' : 'failed' });
      }),
    ),
  ];
};

function mailOf(value: unknown): string {
  const mail = typeof value === 'string' ? value.trim() : '';
  if (!isEmail(mail)) throw new Refusal(400, 'Invalid Entry');
  return mail;
}

// a wrong code is an answer here; too many of them are not
function isRight(store: Store, mail: string, code: string): boolean {
  const user = userWith(store, 'mail', mail);
  if (!user) return false;
  try {
    const { told } = spendCode(store, mail, code);
    if (told) return false;
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) return false;
    throw error;
  }
  verify(store, user);
  prove(store, user);
  return true;
}
