import { type JsonObject, toScalarText, toText, withAttributes } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import { sendLetter } from './inbox.ts';
import { countTry, isExhausted, SENT_CODES } from './tries.ts';

const TYPE = 'backend--code';
const MAX_TRIES = 5;
const LIFETIME = 10 * 60 * 1000;

const createTryLaterRefusal = () => new Refusal(429, 'Try Later!');

/** A code and the identifier by which alone it is good; only the browser that requested it has that (OTP-24). */
export type SentCode = { code: string; otp_uid: string };

/** The code that a form posts. */
export const parseSentCode = ({ otp, otp_uid }: JsonObject): SentCode => ({
  code: toScalarText(otp),
  otp_uid: toText(otp_uid),
});

/** 404 for an address that no account has. */
export const createNotRegisteredRefusal = (address: string) => new Refusal(404, `User ${address} not registered`);

/**
 * Makes a 4-digit code for a phone number or mail address and puts it into the inbox; `isDisclosed` keeps that the answer
 * carries it too, so that it shows nothing of who enters it. Throws 429 where the address had too many today.
 */
export function sendCode(store: Store, to: string, { isDisclosed = false } = {}): SentCode {
  const address = normalizeAddress(to);
  const tries = `codes of ${address}`;
  if (isExhausted(store, tries, SENT_CODES)) throw createTryLaterRefusal();
  countTry(store, tries, SENT_CODES);
  removeExpired(store);
  const code = createCode();
  const otp_uid = randomUuid();
  const attributes = { to: address, code, until: store.now() + LIFETIME, wrong: 0, isDisclosed };
  store.add({ type: TYPE, id: otp_uid, attributes });
  sendLetter(store, { to, subject: 'Your code', text: `${code} is your code. It is good for 10 minutes.`, code });
  return { code, otp_uid };
}

/**
 * Uses a code up; answers whether it had been reported, and so shows nothing. Throws 400 'Incorrect OTP' for a wrong, old or
 * used one, and for one that another browser requested; 429 once five tries were wrong, which spoils this code and no other.
 */
export function consumeCode(store: Store, to: string, { code, otp_uid }: SentCode): { isDisclosed: boolean } {
  const codeRecord = store.get(TYPE, otp_uid);
  if (codeRecord?.attributes.to !== normalizeAddress(to) || Number(codeRecord.attributes.until) <= store.now())
    throw new Refusal(400, 'Incorrect OTP');
  const wrongCount = Number(codeRecord.attributes.wrong);
  if (wrongCount >= MAX_TRIES) throw createTryLaterRefusal();
  if (codeRecord.attributes.code !== code) {
    store.put(withAttributes(codeRecord, { wrong: wrongCount + 1 }));
    throw new Refusal(400, 'Incorrect OTP');
  }
  // the other codes of this address are of no more use either
  for (const { id, attributes } of [...store.list(TYPE)])
    if (attributes.to === codeRecord.attributes.to) store.remove(TYPE, id);
  return { isDisclosed: codeRecord.attributes.isDisclosed === true };
}

// never below 1000, so that '0000' is wrong for everybody
function createCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(1000 + (random % 9000));
}

const normalizeAddress = (to: string) => to.trim().toLowerCase();

function removeExpired(store: Store): void {
  for (const { id, attributes } of [...store.list(TYPE)]) {
    if (Number(attributes.until) <= store.now()) store.remove(TYPE, id);
  }
}
