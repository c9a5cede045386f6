import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { seedGuest } from '../../../fixtures/support/orders.ts';
import { purchase } from '../../../machines/orderPlacement/samplePurchase.ts';
import { expireAccessTokens } from '../../../mocks/handlers/tokens.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { createSession } from '../../../src/api/account.ts';
import { signInWithPassword } from '../../../src/api/signIn.ts';
import type { UserSession } from '../../../src/domain/userSession.ts';
import { couponPorts } from '../../../src/ports/checkout.ts';
import { attachSession, getSessionActor, sessionLogic } from '../../../src/ports/sessionActor.ts';
import { userStorage } from '../../../src/storage/userStorage.ts';
import { setupBackend } from '../../support/setupBackend.ts';
import { stubStorage } from '../../support/stubStorage.ts';

const backend = setupBackend();
let detach = () => {};
beforeEach(() => {
  stubStorage();
  detach = attachSession(createActor(sessionLogic).start());
});
afterEach(() => detach());

const find = (session: UserSession) =>
  couponPorts.findCoupon({ code: 'WELCOME10', session }, new AbortController().signal);

test('[COUP-01] [SESS-11] a coupon is found for a customer whose token has run out, who stays signed in', async () => {
  const session = await createSession(await signInWithPassword({ name: DEMO.mail, password: DEMO.password }));
  getSessionActor().send({ type: 'session.begun', session, remember: true });
  expireAccessTokens(backend.store);
  expect(await find(session)).toMatchObject({ coupon: { code: 'WELCOME10' } });
  expect(userStorage.read()?.token).not.toBe(session.token);
});

test('[COUP-01] [API-05] so it is for a guest', async () => {
  seedGuest(backend);
  expireAccessTokens(backend.store);
  expect(await find(purchase.session)).toMatchObject({ coupon: { code: 'WELCOME10' } });
});
