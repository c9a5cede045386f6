import { Refusal } from '../drupal/errors.ts';
import type { Store } from '../drupal/store.ts';
import { hashText } from '../drupal/uuid.ts';
import { sendLetter } from './inbox.ts';

const MOST_TRIES = 5;
const VALID_FOR = 10 * 60 * 1000;
const BLOCKED_FOR = 15 * 60 * 1000;

const tryLater = () => new Refusal(429, 'Try Later!');

/**
 * Makes a 4-digit code for a phone number or mail address and puts it into the inbox; `isDisclosed` keeps that the answer
 * carries it too, so that it shows nothing of who enters it. Throws 429 while the address is blocked.
 */
export function sendCode(store: Store, to: string, { isDisclosed = false } = {}): string {
  const before = store.get('backend--code', getId(to))?.attributes;
  if (isBlocked(store, to)) throw tryLater();
  const sent = Number(before?.sent ?? 0) + 1;
  // never below 1000, so that '0000' is wrong for everybody
  const code = String(1000 + (hashText(`${getId(to)}:${sent}`) % 9000));
  const wrong = Number(before?.wrong ?? 0);
  save(store, to, { code, sent, until: store.now() + VALID_FOR, wrong, blockedUntil: 0, isDisclosed });
  sendLetter(store, { to, subject: 'Your code', text: `${code} is your code. It is good for 10 minutes.`, code });
  return code;
}

/**
 * Uses a code up; answers whether it had been reported, and so shows nothing. Throws 400 'Incorrect OTP' for a wrong, old or
 * used one, and 429 once five tries were wrong.
 */
export function spendCode(store: Store, to: string, code: string): { isDisclosed: boolean } {
  if (isBlocked(store, to)) throw tryLater();
  const pending = store.get('backend--code', getId(to))?.attributes;
  const right = pending !== undefined && pending.code === code && code !== '' && Number(pending.until) > store.now();
  const sent = Number(pending?.sent ?? 0);
  const isDisclosed = pending?.isDisclosed === true;
  if (right) {
    save(store, to, { code: '', sent, until: 0, wrong: 0, blockedUntil: 0, isDisclosed: false });
    return { isDisclosed };
  }
  const wrong = Number(pending?.wrong ?? 0) + 1;
  const blocked = wrong >= MOST_TRIES;
  save(store, to, {
    code: String(pending?.code ?? ''),
    sent,
    until: Number(pending?.until ?? 0),
    wrong: blocked ? 0 : wrong,
    blockedUntil: blocked ? store.now() + BLOCKED_FOR : 0,
    isDisclosed,
  });
  throw new Refusal(400, 'Incorrect OTP');
}

type Code = { code: string; sent: number; until: number; wrong: number; blockedUntil: number; isDisclosed: boolean };

const getId = (to: string) => to.trim().toLowerCase();

const isBlocked = (store: Store, to: string) =>
  Number(store.get('backend--code', getId(to))?.attributes.blockedUntil ?? 0) > store.now();

function save(store: Store, to: string, attributes: Code): void {
  const before = store.get('backend--code', getId(to));
  if (before) store.put({ ...before, attributes });
  else store.add({ type: 'backend--code', id: getId(to), attributes });
}
