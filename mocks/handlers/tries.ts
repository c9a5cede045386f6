import type { Store } from '../drupal/store.ts';

const TYPE = 'backend--tries';

/** At most `max` times within `period` milliseconds from the first. */
type Limit = { max: number; period: number };

const MINUTE = 60_000;

/** Codes of one number or mailbox, whoever asks for them: each costs money and is five more guesses. */
export const SENT_CODES: Limit = { max: 30, period: 24 * 60 * MINUTE };

/** Wrong passwords for one name, and wrong temporary ones, from one network. */
export const WRONG_PASSWORDS: Limit = { max: 10, period: 15 * MINUTE };
export const WRONG_TEMPORARY: Limit = { max: 5, period: 60 * MINUTE };

/** Letters that ask one address whether it wants the newsletter. */
export const NEWSLETTER_LETTERS: Limit = { max: 3, period: 24 * 60 * MINUTE };

/** Coupons of one buyer that are none. */
export const WRONG_COUPONS: Limit = { max: 20, period: 15 * MINUTE };

/**
 * Whose tries are counted: the network that asks, as the proxy names it; '' where there is no proxy. Counted for the account
 * alone, whoever guesses would lock its owner out.
 */
export function getClientNetwork({ headers }: Request): string {
  const address = headers.get('X-Real-IP') ?? '';
  // one client of IPv6 has at least a /64
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

/** Has this been done as often as it may be? */
export function isExhausted(store: Store, name: string, { max }: Limit): boolean {
  const record = store.get(TYPE, name)?.attributes;
  return record !== undefined && Number(record.until) > store.now() && Number(record.count) >= max;
}

/** Counts one more; the count begins anew once its time is over. */
export function countTry(store: Store, name: string, { period }: Limit): void {
  const record = store.get(TYPE, name);
  const { count = 0, until = 0 } = record?.attributes ?? {};
  const isRunning = Number(until) > store.now();
  const attributes = isRunning ? { count: Number(count) + 1, until } : { count: 1, until: store.now() + period };
  if (record) store.put({ ...record, attributes });
  else store.add({ type: TYPE, id: name, attributes });
}

/** Counts from nothing again, for whoever was right. */
export const clearTries = (store: Store, name: string): void => {
  if (store.get(TYPE, name)) store.remove(TYPE, name);
};
