import { http, type RequestHandler } from 'msw';
import { isEmail } from '../../src/domain/contactDetails.ts';
import { type Entity, getTargetId, type JsonObject, toReferences, toScalarText, toText } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import { addAccount, claimByMail, claimByNumber, findAccount, isProven, markProven } from './accounts.ts';
import type { Backend } from './backend.ts';
import { consumeCode, createNotRegisteredRefusal, parseSentCode, sendCode } from './codes.ts';
import { createJsonResponse, createResolver } from './respond.ts';
import { getCaller, issueTokens, revokeTokens } from './tokens.ts';

const TYPES = ['login', 'signup', 'guest'];

/** Codes by phone or mail, and the guest's temporary account behind one (API-14, API-15, API-17, GUEST-01, GUEST-02). */
export const otpHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  return [
    http.post(
      '*/otp/request',
      createResolver(backend, async ({ request }) => {
        const recipient = getAddress(await readPostedJson(request));
        // who is about to sign up need not be registered yet
        if (recipient.type !== 'signup' && !findAccount(store, recipient.value))
          throw createNotRegisteredRefusal(recipient.value);
        const { otp_uid } = sendCode(store, recipient.value);
        return createJsonResponse({ [recipient.kind]: recipient.value, otp_uid });
      }),
    ),
    http.post(
      '*/otp/anonymous_account',
      createResolver(backend, async ({ request }) => {
        const recipient = getAddress(await readPostedJson(request));
        const user = getGuest(store, recipient);
        // an account that was registered under another name may be a stranger's; where it is somebody's own, or holds their
        // addresses or orders, the code is for its owner's eyes
        const isOwnAddress =
          recipient.type === 'signup' || toText(user.attributes.name).toLowerCase() === recipient.value.toLowerCase();
        const isDisclosed = isOwnAddress && !isProven(store, user) && !hasHistory(store, user);
        const { code, otp_uid } = sendCode(store, recipient.value, { isDisclosed });
        const contact = {
          mobile: toText(user.attributes.name),
          ...(recipient.kind === 'mail' ? { mail: recipient.value } : {}),
        };
        return createJsonResponse({ ...contact, otp_uid, ...(isDisclosed ? { otp: code } : {}) });
      }),
    ),
    http.post(
      '*/otp/verify',
      createResolver(backend, async ({ request }) => {
        const body = await readPostedJson(request);
        const recipient = getAddress(body);
        const account = findAccount(store, recipient.value);
        if (!account) throw createNotRegisteredRefusal(recipient.value);
        const { isDisclosed } = consumeCode(store, recipient.value, parseSentCode(body));
        const isRegistrant = recipient.type === 'signup' || getCaller(backend, request).user?.id === account.id;
        const claim = recipient.kind === 'mobile' ? claimByNumber : claimByMail;
        const user = claim(store, account, { isSent: !isDisclosed, isRegistrant });
        // anybody may have been reported one before, who must not look on as this guest fills the account
        if (isDisclosed) revokeTokens(store, user, { all: true });
        else markProven(store, user);
        return createJsonResponse(issueTokens(store, user));
      }),
    ),
  ];
};

const hasHistory = (store: Store, user: Entity): boolean =>
  toReferences(user.relationships.customer_profiles).length > 0 ||
  store.list('commerce_order--default').some((order) => getTargetId(order, 'uid') === user.id);

type Address = { kind: 'mobile' | 'mail'; value: string; type: string };

// a mail address stands beside the number where a form sends both
function getAddress(body: JsonObject): Address {
  const mobile = toScalarText(body.mobile).trim();
  const mail = toText(body.mail).trim();
  const type = toText(body.type);
  if (!TYPES.includes(type)) throw new Refusal(400, 'Invalid Entry');
  if (/^\+?\d[\d\s-]{8,14}$/.test(mobile)) return { kind: 'mobile', value: mobile, type };
  if (isEmail(mail)) return { kind: 'mail', value: mail, type };
  throw new Refusal(400, 'Invalid Entry');
}

// by phone the account was registered before; by mail it is made here, since the phone flow has failed
function getGuest(store: Store, { kind, value }: Address): Entity {
  const existing = findAccount(store, value);
  if (existing) return existing;
  if (kind === 'mobile') throw createNotRegisteredRefusal(value);
  return addAccount(store, { name: value, mail: value, pass: randomUuid(), fullName: '', alternateNumber: '' });
}
