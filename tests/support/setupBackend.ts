import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createBackend } from '../../mocks/backend.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { postForm } from '../../src/api/client.ts';
import { type Session, Tokens, toSession } from '../../src/api/session.ts';
import { configureApi } from '../../src/api/settings.ts';
import type { Profile } from '../../src/domain/backendSettings.ts';

/** Where the store's calls go. */
export const HOST = 'http://store.test';

/** The store's calls are answered by these handlers; what a test adds to them goes with it. */
export function setupApi(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => configureApi({ host: HOST }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** The store's calls are answered by a backend of that profile, which is as new for each test of the block. */
export function setupBackend(profile: Profile = 'spec', options: { now?: () => number } = {}) {
  const backend = createBackend({ storage: memoryStorage(), settings: { profile }, ...options });
  const server = setupApi(...backend.handlers);
  afterEach(backend.reset);
  return { ...backend, server };
}

/** The demo customer's tokens, by the password. (API-04) */
export async function fetchDemoTokens(): Promise<Session> {
  const form = { grant_type: 'password', client_id: 'store', username: DEMO.name, password: DEMO.password };
  return toSession(await postForm(Tokens, '/oauth/token', form));
}

/** How the demo customer signs a call. */
export const signInAsDemo = async (): Promise<{ bearer: string }> => ({ bearer: (await fetchDemoTokens()).token });
