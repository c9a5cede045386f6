import { http, type RequestHandler } from 'msw';
import { type Entity, type JsonObject, textOf } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import { addAccount, findAccount } from './accounts.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';
import { sendCode, useCode } from './codes.ts';
import { postedJson } from './postedJson.ts';
import { issueTokens } from './tokens.ts';

/** Codes by phone or mail, and the guest's temporary account behind one (API-14, API-15, API-17, GUEST-01, GUEST-02). */
export const otpHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  return [
    http.post(
      '*/otp/request',
      answeringJson(backend, async ({ request }) => {
        const to = addressOf(await postedJson(request));
        sendCode(store, to.value);
        return json({ [to.kind]: to.value });
      }),
    ),
    http.post(
      '*/otp/anonymous_account',
      answeringJson(backend, async ({ request }) => {
        const to = addressOf(await postedJson(request));
        const user = guestOf(store, to);
        const otp = sendCode(store, to.value);
        return json({ mobile: textOf(user.attributes.name), ...(to.kind === 'mail' ? { mail: to.value } : {}), otp });
      }),
    ),
    http.post(
      '*/otp/verify',
      answeringJson(backend, async ({ request }) => {
        const body = await postedJson(request);
        const to = addressOf(body);
        useCode(store, to.value, String(body.otp ?? ''));
        const user = findAccount(store, to.value);
        if (!user) throw notRegistered(to.value);
        return json(issueTokens(store, user));
      }),
    ),
  ];
};

type Address = { kind: 'mobile' | 'mail'; value: string };

function addressOf(body: JsonObject): Address {
  const mobile = String(body.mobile ?? '').trim();
  const mail = textOf(body.mail).trim();
  if (/^\+?\d[\d\s-]{8,14}$/.test(mobile)) return { kind: 'mobile', value: mobile };
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)) return { kind: 'mail', value: mail };
  throw new Refusal(400, 'Invalid Entry');
}

const notRegistered = (value: string) => new Refusal(404, `User ${value} not registered`);

// by phone the account was registered before; by mail it is made here, since the phone flow has failed
function guestOf(store: Store, { kind, value }: Address): Entity {
  const known = findAccount(store, value);
  if (known) return known;
  if (kind === 'mobile') throw notRegistered(value);
  return addAccount(store, { name: value, mail: value, pass: randomUuid(), fullName: '', alternateNumber: '' });
}
