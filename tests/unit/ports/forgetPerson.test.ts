import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { createSession, fetchAccountDetails } from '../../../src/api/account.ts';
import { refreshSession } from '../../../src/api/session.ts';
import type { UserSession } from '../../../src/domain/userSession.ts';
import { forgetPerson } from '../../../src/ports/forgetPerson.ts';
import { guestSessionStorage } from '../../../src/storage/checkoutStorage.ts';
import { openStorage } from '../../../src/storage/persisted.ts';
import { handedOrderCookie } from '../../../src/storage/recoveryCopyStorage.ts';
import { fetchDemoTokens, setupBackend } from '../../support/setupBackend.ts';
import { WebStorage } from '../../support/webStorage.ts';

const { server } = setupBackend();

let local = new WebStorage();

beforeEach(() => {
  local = new WebStorage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: local, sessionStorage: new WebStorage() }));
});
afterEach(() => openStorage());

const signIn = async (): Promise<UserSession> => createSession(await fetchDemoTokens());
const isGood = ({ token }: UserSession) =>
  fetchAccountDetails(DEMO.id, token).then(
    () => true,
    () => false,
  );

test('[SESS-06] [GUEST-04] tokens of the customer and of a guest read nothing any more, and bring no others', async () => {
  const [customer, guest, elsewhere] = [await signIn(), await signIn(), await signIn()];
  guestSessionStorage.write(guest);
  expect(await isGood(customer)).toBe(true);
  await forgetPerson(customer);
  for (const session of [customer, guest]) {
    await vi.waitFor(async () => expect(await isGood(session)).toBe(false));
    await expect(refreshSession(session.refresh_token)).rejects.toMatchObject({ kind: 'unauthorised' });
  }
  // another device of the same customer goes on
  expect(await isGood(elsewhere)).toBe(true);
  expect([...local.values.keys()]).toEqual(['forgotten']);
});

test.each([
  ['has no such call', () => new HttpResponse(null, { status: 404 })],
  ['is away', () => HttpResponse.error()],
  ['never answers', () => new Promise<never>(() => {})],
])('[SESS-06] a backend that %s keeps nobody waiting', async (_, answer) => {
  server.use(http.post('*/oauth/revoke', answer));
  const customer = await signIn();
  local.setItem('user', JSON.stringify(customer));
  await forgetPerson(customer);
  expect([...local.values.keys()]).toEqual(['forgotten']);
});

test('[SESS-06] what is no key of the store goes too; what the device keeps for itself stays', async () => {
  local.setItem('rzp_contact', '9800012345');
  local.setItem('order_review', '[]');
  window.sessionStorage.setItem('reloadedFrom', 'start.js');
  await forgetPerson(null);
  expect([...local.values.keys()]).toEqual(['forgotten']);
  expect(window.sessionStorage.getItem('reloadedFrom')).toBe('start.js');
});

test('[SESS-06] [PAY-12] the cookie that names the order that was placed in a browser without storage goes', async () => {
  let cookie = '';
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookie = text.endsWith('; Max-Age=0') ? '' : (text.split(';')[0] ?? '');
    },
  });
  Object.assign(window, { location: { protocol: 'https:' } });
  handedOrderCookie.write('261121482615');
  expect(handedOrderCookie.read()).toBe('261121482615');
  await forgetPerson(null);
  expect(cookie).toBe('');
});
