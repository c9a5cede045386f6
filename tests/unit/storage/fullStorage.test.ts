import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islands, palms } from '../../../machines/cart/sampleLines.ts';
import { emptyRecord } from '../../../machines/checkout/checkoutRecord.ts';
import { demoSession } from '../../../machines/session/session.samples.ts';
import { guestSessionStorage } from '../../../src/storage/checkoutStorage.ts';
import { recoveryCopyStorage } from '../../../src/storage/recoveryCopyStorage.ts';
import { LimitedStorage, stubStorage } from '../../support/stubStorage.ts';

let full: LimitedStorage;
let tab: LimitedStorage;

beforeEach(() => {
  full = stubStorage(0);
  tab = new LimitedStorage(Number.POSITIVE_INFINITY);
  Object.assign(window, { sessionStorage: tab });
});
afterEach(() => guestSessionStorage.remove());

/** The modules of a page that was loaded anew: nothing but what the browser stores is the same. */
const reload = async () => {
  vi.resetModules();
  return {
    ...((await import(
      '../../../src/storage/checkoutStorage.ts'
    )) as typeof import('../../../src/storage/checkoutStorage.ts')),
    ...((await import(
      '../../../src/storage/recoveryCopyStorage.ts'
    )) as typeof import('../../../src/storage/recoveryCopyStorage.ts')),
  };
};

test('[GUEST-04] [PAY-12] where local storage is full, a guest loads the confirmation anew and is known still, with the order', async () => {
  guestSessionStorage.write(demoSession);
  recoveryCopyStorage.write({ lines: [palms], record: { ...emptyRecord, order_no: '20260000001', paid: true } });
  expect(full.values.size).toBe(0);
  const page = await reload();
  expect(page.guestSessionStorage.read()).toEqual(demoSession);
  const copies = page.recoveryCopyStorage.read();
  expect([copies?.record.order_no, copies?.lines.map(({ key }) => key)]).toEqual(['20260000001', [palms.key]]);
});

test('[PAY-12] once there is room again it is stored for all tabs, and nothing older comes back', async () => {
  const copiesOf = (line: typeof palms, order_no: string) => ({ lines: [line], record: { ...emptyRecord, order_no } });
  recoveryCopyStorage.write(copiesOf(palms, '1'));
  full.capacity = Number.POSITIVE_INFINITY;
  recoveryCopyStorage.write(copiesOf(islands, '2'));
  expect([...tab.values.keys()].filter((name) => /review/.test(name))).toEqual([]);
  expect((await reload()).recoveryCopyStorage.read()?.record.order_no).toBe('2');
});

test('[GUEST-04] where the tab has no room either, it lasts as long as the page', async () => {
  tab.capacity = 0;
  guestSessionStorage.write(demoSession);
  expect(guestSessionStorage.read()).toEqual(demoSession);
  expect((await reload()).guestSessionStorage.read()).toBeNull();
});

test('[SESS-06] a guest who is forgotten leaves nothing in the spare place', () => {
  guestSessionStorage.write(demoSession);
  guestSessionStorage.remove();
  expect(tab.values.size).toBe(0);
});
