import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { expireAccessTokens } from '../../mocks/handlers/tokens.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { createSession, fetchAccountDetails } from '../../src/api/account.ts';
import { createEffectHost } from '../../src/app/effects/effectHost.ts';
import type { Environment } from '../../src/kit/flow/effects.ts';
import { attachSession, callAsCustomer, sessionLogic } from '../../src/ports/sessionActor.ts';
import { fetchDemoTokens, setupBackend } from '../support/setupBackend.ts';
import { WebStorage } from '../support/webStorage.ts';

const { server, store } = setupBackend();
const LOUD = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
/** What anybody may see: addresses of calls and pages, the console, analytics, cookies, notices. */
const seen: string[] = [];
const tokens: string[] = [];

beforeAll(() => {
  server.events.on('request:start', ({ request }) => void seen.push(request.url));
  server.events.on('response:mocked', async ({ request, response }) => {
    if (!request.url.includes('/oauth/token')) return;
    const body: Record<string, unknown> = await response.clone().json();
    tokens.push(...[body.access_token, body.refresh_token].filter((token) => typeof token === 'string'));
  });
});
beforeEach(() => {
  for (const level of LOUD)
    vi.spyOn(console, level).mockImplementation((...args) => void seen.push(args.map(String).join(' ')));
  vi.stubGlobal('window', {
    localStorage: new WebStorage(),
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
  const environment = {
    navigate: (to: string) => void seen.push(to),
    track: (event: object) => void seen.push(JSON.stringify(event)),
    report: (what: string) => void seen.push(what),
  } as Partial<Environment> as Environment;
  const { handleEffect } = createEffectHost(environment, {
    notify: (notice: object) => void seen.push(JSON.stringify(notice)),
    queries: new QueryClient(),
    forget: (to: string) => void seen.push(to),
  });
  session.on('*', handleEffect);
  session.start();
  const detach = attachSession(session);
  const begin = async () => {
    const openedSession = await createSession(await fetchDemoTokens());
    session.send({ type: 'session.begun', session: openedSession, remember: false });
  };
  const readOwn = () => callAsCustomer(DEMO.id, (bearer) => fetchAccountDetails(DEMO.id, bearer));

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
  for (const token of tokens) for (const args of seen) expect(args).not.toContain(token);
});
