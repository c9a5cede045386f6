import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { palms } from '../../machines/cart/sampleLines.ts';
import { STORAGE_KEYS } from '../../src/storage/storageKeys.ts';
import { getRunParameters } from '../support/runParameters.ts';
import { shipAsGuest } from './shopper/buying.ts';
import { listOrders } from './shopper/outcome.ts';
import { buy } from './shopper/purchase.ts';
import { signInByPassword } from './shopper/signingIn.ts';
import { Browser, closeBrowsers } from './world/browser.ts';
import { createHost, type Host } from './world/host.ts';
import { openShop } from './world/open.ts';
import * as store from './world/store.ts';
import { Visit } from './world/visit.ts';
import { waitUntilIdle } from './world/waitUntil.ts';

const NAMES = Object.entries(STORAGE_KEYS)
  .filter(([, { place }]) => place === 'local' || place === 'session')
  .map(([name]) => name as keyof typeof STORAGE_KEYS);

const PAGES = [
  '/',
  '/art/',
  '/art/misty-ghats',
  '/custom-framing/',
  '/crop',
  '/login',
  '/checkout/shopping-bag',
  '/checkout/shipping',
  '/checkout/review',
  '/checkout/payment?order_no=20260000001',
  '/checkout/payment_fail?order_no=20260000001',
];

/** What the store itself wrote under each name, in the course of a purchase. */
const written = new Map<string, string[]>();
let host: Host;
const rejections: unknown[] = [];
const note = (reason: unknown) => void rejections.push(reason);

function record(visit: Visit): void {
  for (const shelf of [visit.browser.shelf, visit.tab.sessionShelf]) {
    const set = shelf.set.bind(shelf);
    shelf.set = (name, text) => {
      written.set(name, [...(written.get(name) ?? []).slice(-5), text]);
      return set(name, text);
    };
  }
}

beforeAll(async () => {
  process.on('unhandledRejection', note);
  for (const isGuest of [true, false]) {
    const { visit } = openShop('spec');
    record(visit);
    if (isGuest) await buy(visit, 'a framed print from the list', shipAsGuest);
    else await signInByPassword(visit);
    closeBrowsers();
  }
  host = createHost({ profile: 'spec' });
});
afterAll(() => void process.off('unhandledRejection', note));

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A value with something else in the place of one of its parts. */
function replace(value: Json, at: number, by: Json): Json {
  if (typeof value !== 'object' || value === null) return by;
  const names = Object.keys(value);
  if (names.length === 0) return by;
  const name = names[at % names.length] as string;
  const part = (value as Record<string, Json>)[name] as Json;
  const other = replace(part, Math.floor(at / names.length), by);
  return Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
}

const anything = fc.jsonValue() as fc.Arbitrary<Json>;
const textOf = (name: string): fc.Arbitrary<string | null> => {
  const own = fc.constantFrom(...(written.get(name) ?? ['"x"']));
  return fc.oneof(
    fc.constant(null),
    own,
    fc.tuple(own, fc.nat(400)).map(([text, length]) => text.slice(0, length)),
    fc.tuple(own, fc.nat(), anything).map(([text, at, by]) => JSON.stringify(replace(JSON.parse(text), at, by))),
    anything.map((value) => JSON.stringify(value)),
    fc.string(),
  );
};

test('[CART-10] [SESS-04] whatever the browser stores, each page begins, and takes no bag and no order with it', async () => {
  expect([...written.keys()]).toEqual(
    expect.arrayContaining(['cartData', 'review_data', 'tempuserdat', 'user', 'placement']),
  );
  const orders = listOrders(host).length;
  const anyStorage = fc.record(Object.fromEntries(NAMES.map((name) => [name, textOf(name)])));
  await fc.assert(
    fc.asyncProperty(
      anyStorage,
      fc.boolean(),
      fc.uniqueArray(fc.constantFrom(...PAGES), { minLength: 1, maxLength: 3 }),
      async (storage, hasBag, pages) => {
        const browser = new Browser(host);
        const visit = new Visit(browser, store);
        for (const [name, text] of Object.entries(storage)) {
          if (text === null) continue;
          const isLocal = STORAGE_KEYS[name as keyof typeof STORAGE_KEYS].place === 'local';
          (isLocal ? browser.shelf : visit.tab.sessionShelf).set(name, text);
        }
        if (hasBag) browser.shelf.set('cartData', JSON.stringify([palms]));
        try {
          for (const [at, page] of pages.entries()) {
            if (at === 0) visit.load(page);
            else visit.go(page);
            await waitUntilIdle(host);
            expect(visit.see('session').isKnown).toBe(true);
            for (const actor of Object.values(visit.page.charts)) expect(actor.getSnapshot().status).not.toBe('error');
          }
          if (hasBag) expect(visit.see('cart').lines.map(({ key }) => key)).toEqual([palms.key]);
          expect(rejections).toEqual([]);
          expect(listOrders(host)).toHaveLength(orders);
        } finally {
          closeBrowsers();
        }
      },
    ),
    getRunParameters('STORAGES', 60, 20_261_124),
  );
}, 1_800_000);
