import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expireAccessTokens } from '../../../mocks/handlers/tokens.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { createSession, fetchAccountDetails } from '../../../src/api/account.ts';
import {
  attachSession,
  callAsCustomer,
  getSessionActor,
  sessionLogic,
  subscribeToCustomer,
} from '../../../src/ports/sessionActor.ts';
import { userStorage } from '../../../src/storage/userStorage.ts';
import { fetchDemoTokens, setupBackend } from '../../support/setupBackend.ts';
import { stubStorage } from '../../support/stubStorage.ts';

async function signIn() {
  return createSession(await fetchDemoTokens());
}

let shelf: Map<string, string>;
const readOwn = () => callAsCustomer(DEMO.id, (bearer) => fetchAccountDetails(DEMO.id, bearer));

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { server, store } = setupBackend(profile);
  let refreshes = 0;
  let detach = () => {};
  beforeAll(() => {
    server.events.on('request:start', async ({ request }) => {
      if ((await request.clone().text()).includes('grant_type=refresh_token')) refreshes += 1;
    });
  });
  beforeEach(() => {
    shelf = stubStorage().values;
    const actor = createActor(sessionLogic).start();
    detach = attachSession(actor);
    refreshes = 0;
  });
  afterEach(() => detach());

  const begin = async () => {
    const session = await signIn();
    getSessionActor().send({ type: 'session.begun', session, remember: true });
    return session;
  };

  test('[SESS-01] [SESS-02] a login that begins with tokens knows whose they are', async () => {
    const session = await signIn();
    expect(session).toEqual({
      token: expect.any(String),
      refresh_token: expect.any(String),
      details: {
        id: DEMO.id,
        name: DEMO.name,
        mail: DEMO.mail,
        field_full_name: DEMO.fullName,
        field_alternate_number: expect.any(String),
        display_name: DEMO.fullName,
      },
    });
  });

  test('[SESS-01] tokens that are nobody’s begin no login', async () => {
    await expect(createSession({ token: 'made-up', refresh_token: 'made-up' })).rejects.toMatchObject({
      kind: 'unauthorised',
    });
  });

  test('[SESS-04] [SESS-08] a login is kept, and calls are made with it', async () => {
    const session = await begin();
    expect(JSON.parse(shelf.get('user') ?? '')).toEqual(session);
    expect(await readOwn()).toMatchObject({ name: DEMO.name });
  });

  test('[SESS-11] [API-05] calls that are refused at once are made again, after one refresh for all of them', async () => {
    const { token } = await begin();
    expireAccessTokens(store);
    const accounts = await Promise.all(Array.from({ length: 5 }, readOwn));
    expect(accounts.map(({ id }) => id)).toEqual(Array(5).fill(DEMO.id));
    expect(refreshes).toBe(1);
    expect(userStorage.read()?.token).toBe(userStorage.read()?.token);
    expect(userStorage.read()?.token).not.toBe(token);
  });

  test('[SESS-12] a refresh that is refused ends the login for all of them', async () => {
    await begin();
    expireAccessTokens(store);
    server.use(http.post('*/oauth/token', () => HttpResponse.json({ error: 'invalid_request' }, { status: 401 })));
    const refused = await Promise.allSettled([readOwn(), readOwn()]);
    expect(refused.map((one) => one.status === 'rejected' && one.reason.kind)).toEqual([
      'unauthorised',
      'unauthorised',
    ]);
    expect([userStorage.read(), shelf.has('user')]).toEqual([null, false]);
  });

  test('[SESS-11] a refresh that is not answered leaves the login as it is', async () => {
    const session = await begin();
    expireAccessTokens(store);
    server.use(http.post('*/oauth/token', () => HttpResponse.error(), { once: true }));
    await expect(readOwn()).rejects.toMatchObject({ kind: 'network' });
    expect(userStorage.read()).toEqual(session);
    expect(await readOwn()).toMatchObject({ id: DEMO.id });
  });

  test('[SESS-06] nothing is left of a customer who signs out, whatever is answered later', async () => {
    await begin();
    const events: unknown[] = [];
    const leave = subscribeToCustomer((customer) => events.push(customer));
    const pendingRead = readOwn();
    getSessionActor().send({ type: 'logout.chosen' });
    await expect(pendingRead).rejects.toMatchObject({ kind: 'unauthorised' });
    expect([userStorage.read(), shelf.has('user')]).toEqual([null, false]);
    // Led home, where it is shown; whoever stays sees it there.
    expect(events).toEqual([]);
    getSessionActor().send({ type: 'ending.announced' });
    expect(events).toEqual([null]);
    leave();
  });

  test('[SESS-06] [SESS-12] a customer who signs out while the tokens are renewed stays signed out', async () => {
    await begin();
    expireAccessTokens(store);
    server.use(http.post('*/oauth/token', () => getSessionActor().send({ type: 'logout.chosen' }), { once: true }));
    const answered = new Promise<void>((done) => {
      server.events.on('response:mocked', ({ request }) => {
        if (request.url.endsWith('/oauth/token')) done();
      });
    });
    await expect(readOwn()).rejects.toMatchObject({ kind: 'unauthorised' });
    await answered;
    // The answer is read, and whoever waits for it has gone on.
    for (let turns = 0; turns < 5; turns++) await new Promise((done) => setImmediate(done));
    expect(refreshes).toBe(1);
    expect([userStorage.read(), shelf.has('user')]).toEqual([null, false]);
  });

  test('[SESS-04] the tokens that another tab brought are used, though nobody told this one', async () => {
    const { details } = await begin();
    expireAccessTokens(store);
    const { token, refresh_token } = await signIn();
    userStorage.write({ token, refresh_token, details });
    expect(await readOwn()).toMatchObject({ id: DEMO.id });
    expect(refreshes).toBe(0);
  });
});
