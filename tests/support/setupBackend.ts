import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { DEMO } from '../../mocks/seed/demo.ts';
import { createServer } from '../../mocks/server.ts';
import type { Profile } from '../../mocks/settings.ts';
import { postForm } from '../../src/api/client.ts';
import { type Session, Tokens, toSession } from '../../src/api/session.ts';
import { configureApi } from '../../src/api/settings.ts';

/** The store's calls are answered by a backend of that profile, which is as new for each test of the block. */
export function setupBackend(profile: Profile) {
  const backend = createServer({ settings: { profile } });
  beforeAll(() => backend.server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => configureApi({ host: 'http://store.test' }));
  afterEach(async () => {
    backend.server.resetHandlers();
    await backend.reset();
  });
  afterAll(() => backend.server.close());
  return backend;
}

/** The demo customer's tokens, by the password. (API-04) */
export async function fetchDemoTokens(): Promise<Session> {
  const form = { grant_type: 'password', client_id: 'store', username: DEMO.name, password: DEMO.password };
  return toSession(await postForm(Tokens, '/oauth/token', form));
}
