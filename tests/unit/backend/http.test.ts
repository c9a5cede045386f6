import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServedBackend, serveBackend } from '../../../mocks/http.ts';
import { TYPESCRIPT } from '../../../scripts/tools/processes.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.close());

const ask = (path: string, init?: RequestInit) => fetch(served.url + path, init);

describe('over HTTP', () => {
  test('[API-01] listens on this machine alone', () => {
    expect(new URL(served.url).hostname).toBe('127.0.0.1');
  });

  test('[API-35] a list, with links that lead back here', async () => {
    const answer = await ask('/jsonapi/taxonomy_term/orientation?page[limit]=2');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/vnd.api+json']);
    const { data, links } = await answer.json();
    expect(data.map(({ attributes }: { attributes: { name: string } }) => attributes.name)).toEqual([
      'Portrait',
      'Landscape',
    ]);
    const next = await (await fetch(links.next.href)).json();
    expect(next.data[0].attributes.name).toBe('Square');
  });

  test('[API-01] HEAD is GET without the body', async () => {
    const path = '/jsonapi/taxonomy_term/orientation';
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)];
    expect(await head.text()).toBe('');
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, get.headers.get('Content-Length')]);
    expect((await get.arrayBuffer()).byteLength).toBe(Number(head.headers.get('Content-Length')));
  });

  test('an idle connection outlasts those of nginx and fetch, so that no request meets one that is just closed', async () => {
    const { headers } = await ask('/jsonapi/taxonomy_term/orientation');
    expect(headers.get('Keep-Alive')).toBe('timeout=75');
  });

  test('[API-05] a posted form', async () => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'made-up' });
    const answer = await ask('/oauth/token', { method: 'POST', body });
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(Object.keys(await answer.json())).toContain('error');
  });

  test('[API-14] posted JSON', async () => {
    const answer = await ask('/otp/request', {
      method: 'POST',
      body: JSON.stringify({ mail: 'asha@example.com', type: 'signup' }),
    });
    expect(answer.status).toBe(200);
    expect(served.inbox().map(({ to }) => to)).toEqual(['asha@example.com']);
  });

  test.each([
    ['a path that is no call', '/nope'],
    ['a picture of the catalogue', '/sites/default/files/styles/listing/public/art/misty-ghats.webp'],
    ['a file of the project', '/package.json'],
    ['a way out', '/../package.json'],
  ])('[API-01] 404 for %s', async (_, path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('[API-01] 404 in a document for an entity that is not there', async () => {
    const answer = await ask('/jsonapi/taxonomy_term/orientation/0b5c8c5e-1111-4222-8333-944455556666');
    expect([answer.status, (await answer.json()).errors[0].status]).toEqual([404, '404']);
  });

  test('[API-20] uploaded bytes come back as they were', async () => {
    const bytes = png();
    const token = await (await ask('/session/token')).text();
    const answer = await ask('/jsonapi/media/image/field_media_image', {
      method: 'POST',
      body: bytes,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'file; filename="lotus.png"',
        'X-CSRF-Token': token,
      },
    });
    expect(answer.status).toBe(201);
    const { data } = await answer.json();
    const file = await ask(data.attributes.uri.url);
    expect(file.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  test('[API-01] a connection is kept for the next call', async () => {
    const get = () =>
      new Promise<string | undefined>((done, fail) => {
        request(`${served.url}/jsonapi/taxonomy_term/size`, (answer) => {
          answer.resume().once('end', () => done(answer.headers.connection));
        })
          .once('error', fail)
          .end();
      });
    expect(await get()).toBe('keep-alive');
  });

  test('[API-01] an address that is none is refused, and the next call answered', async () => {
    const status = await new Promise<number | undefined>((done, fail) => {
      request(served.url, { headers: { Host: 'a b' }, path: '/jsonapi/taxonomy_term/size' }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      })
        .once('error', fail)
        .end();
    });
    expect(status).toBe(400);
    expect((await ask('/jsonapi/taxonomy_term/size')).status).toBe(200);
  });

  test('[API-01] a port that is taken is said, and a closed one is free again', async () => {
    const other = await serveBackend();
    const port = Number(new URL(other.url).port);
    await expect(serveBackend({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await other.close();
    const again = await serveBackend({ port });
    expect((await fetch(`${again.url}/jsonapi/taxonomy_term/size`)).status).toBe(200);
    await again.close();
  });
});

/** `npm run backend`, until it ends or states something. */
function start(args: string[], env: Record<string, string> = {}) {
  const script = fileURLToPath(new URL('../../../scripts/backend.ts', import.meta.url));
  const child = spawn(process.execPath, [...TYPESCRIPT, script, ...args], { env: { ...process.env, ...env } });
  const readOutput = (stream: 'stdout' | 'stderr') =>
    new Promise<string>((done) => child[stream].setEncoding('utf8').once('data', (text: string) => done(text.trim())));
  return {
    address: readOutput('stdout'),
    /** What it prints next. */
    output: () => readOutput('stdout'),
    problem: readOutput('stderr'),
    ended: new Promise<number | null>((done) => child.once('exit', done)),
    stop: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

describe('npm run backend', () => {
  test('[API-01] says where it listens, answers in its profile, and ends on SIGINT', async () => {
    const backend = start(['--port', '0'], { BACKEND_PROFILE: 'drupal10' });
    const address = await backend.address;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const answer = await fetch(`${address}jsonapi/taxonomy_term/size?page[limit]=1`);
    // a plain Drupal does not count
    expect([answer.status, (await answer.json()).meta]).toEqual([200, undefined]);
    backend.stop('SIGINT');
    expect(await backend.ended).toBe(0);
  }, 30_000);

  test('[API-14] prints a code that it sends, for nothing else shows it over HTTP, and ends on SIGTERM', async () => {
    const backend = start(['--port', '0']);
    const address = await backend.address;
    const printed = backend.output();
    await fetch(`${address}otp/request`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mobile: '9800012345', type: 'login' }),
    });
    expect(await printed).toMatch(/^To 9800012345: \d{4} is your code\. It is good for 10 minutes\.$/);
    backend.stop('SIGTERM');
    expect(await backend.ended).toBe(0);
  }, 30_000);

  test.each([
    [['--port', 'x'], {}, '--port is x: give a whole number from 0 to 65535.'],
    [['--port', '65536'], {}, '--port is 65536: give a whole number from 0 to 65535.'],
    [['--latency', '-1'], {}, '--latency'],
    [['--latency', '60001'], {}, '--latency is 60001: give a whole number from 0 to 60000.'],
    [[], { BACKEND_PROFILE: 'drupal7' }, 'BACKEND_PROFILE is drupal7: give spec or drupal10.'],
  ] as [string[], Record<string, string>, string][])(
    '[API-01] refuses %j %j in a sentence',
    async (args, env, sentence) => {
      const backend = start(args, env);
      expect(await backend.problem).toContain(sentence);
      expect(await backend.ended).toBe(1);
    },
    30_000,
  );
});

/** A picture of one pixel, as bytes of every kind. */
const png = () =>
  new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
