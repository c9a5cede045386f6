import { gzipSync } from 'node:zlib';
import { setupServer } from 'msw/node';
import { test } from 'vitest';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { renderPage } from '../../../src/app/server.tsx';
const gz = (t: string) => gzipSync(t, { level: 9 }).length;
test('scratch', async () => {
  const server = setupServer(...createBackend({ storage: memoryStorage() }).handlers);
  server.listen({ onUnhandledRequest: 'bypass' });
  for (const at of ['/', '/art/', '/art/misty-ghats', '/decor-objects/kettle-pond-bottle']) {
    const { body, data } = await renderPage(at, { host: 'http://drupal.example' });
    const { reads, rests } = JSON.parse(data);
    console.log(at, 'body', gz(body), 'data', gz(data), 'both', gz(body + data), data.length, reads.map(([k, d]: [unknown, unknown]) => `${JSON.stringify(k)}:${JSON.stringify(d)?.length}`).join(' '), Object.entries(rests).map(([k, r]) => `${k}:${JSON.stringify(r).length} ${JSON.stringify((r as {value: unknown}).value)} ${JSON.stringify((r as { can: object }).can)}`).join(' | '));
  }
  server.close();
}, 60000);
