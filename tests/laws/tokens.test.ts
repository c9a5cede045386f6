import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type EventObject } from 'xstate';
import { expireAccessTokens } from '../../mocks/handlers/tokens.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { createServer } from '../../mocks/server.ts';
import { accountDetails, openSession } from '../../src/api/account.ts';
import { postForm } from '../../src/api/client.ts';
import { sessionOf, Tokens } from '../../src/api/session.ts';
import { configureApi } from '../../src/api/settings.ts';
import { act } from '../../src/app/effects/act.ts';
import type { World } from '../../src/kit/effects.ts';
import { asCustomer, attachSession, sessionLogic } from '../../src/ports/liveSession.ts';

const { server, store } = createServer();
const LOUD = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
/** What anybody may see: addresses of calls and pages, the console, analytics, cookies, notices. */
const seen: string[] = [];
const tokens: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => void seen.push(request.url));
  server.events.on('response:mocked', async ({ request, response }) => {
    if (!request.url.includes('/oauth/token')) return;
    const given: Record<string, unknown> = await response.clone().json();
    tokens.push(...[given.access_token, given.refresh_token].filter((token) => typeof token === 'string'));
  });
});
afterAll(() => server.close());
beforeEach(() => {
  configureApi({ host: 'http://store.test' });
  for (const level of LOUD)
    vi.spyOn(console, level).mockImplementation((...told) => void seen.push(told.map(String).join(' ')));
  const shelf = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, text: string) => void shelf.set(key, text),
      removeItem: (key: string) => void shelf.delete(key),
    },
    location: { protocol: 'https:', assign: (url: string) => void seen.push(url) },
    addEventListener: () => {},
    removeEventListener: () => {},
    dataLayer: { push: (event: unknown) => void seen.push(JSON.stringify(event)) },
  });
  let cookie = '';
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      seen.push(text);
      cookie = text.split(';')[0] ?? '';
    },
  });
});

test('[AUTH-06] [SESS-08] from sign-in to the end of a login, no token gets into an address, a log, a cookie or analytics', async () => {
  const session = createActor(sessionLogic);
  const means = {
    world: {
      navigate: (to: string) => void seen.push(to),
      track: (event: object) => void seen.push(JSON.stringify(event)),
      report: (what: string) => void seen.push(what),
    } as Partial<World> as World,
    notify: (notice: object) => void seen.push(JSON.stringify(notice)),
    queries: new QueryClient(),
  };
  session.on('*', (effect: EventObject) => act(effect, means));
  session.start();
  const detach = attachSession(session);
  const begin = async () => {
    const form = { grant_type: 'password', client_id: 'store', username: DEMO.name, password: DEMO.password };
    const begun = await openSession(sessionOf(await postForm(Tokens, '/oauth/token', form)));
    session.send({ type: 'session.begun', session: begun, remember: false });
  };
  const readOwn = () => asCustomer(DEMO.id, (bearer) => accountDetails(DEMO.id, bearer));

  await begin();
  await readOwn();
  expireAccessTokens(store);
  await readOwn();
  expireAccessTokens(store);
  server.use(http.post('*/oauth/token', () => HttpResponse.json({ error: 'invalid_request' }, { status: 401 })));
  await expect(readOwn()).rejects.toThrow();
  server.resetHandlers();
  await begin();
  session.send({ type: 'logout.chosen' });
  await Promise.resolve();
  detach();

  expect(tokens).toHaveLength(6);
  expect(seen).toEqual(
    expect.arrayContaining(['/?expired=true', '/?logged_out=true', expect.stringMatching(/^visit=/)]),
  );
  for (const token of tokens) for (const told of seen) expect(told).not.toContain(token);
});
