import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createFetchCache } from '../../../scripts/pages/fetchCache.ts';

const JSON_API = { accept: 'application/vnd.api+json' };
const quick = { retryDelays: [1, 1] };

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an address is asked once for all pages, and tells by its digest whether it changed', async () => {
  let requestCount = 0;
  const url = await listen((request, response) => {
    requestCount += 1;
    response.end(JSON.stringify({ at: request.url }));
  });
  const reads = createFetchCache(quick);
  const [one, two] = await Promise.all([reads.read(`${url}/a`, JSON_API), reads.read(`${url}/a`, JSON_API)]);
  expect(requestCount).toBe(1);
  expect(one).toEqual(two);
  const again = createFetchCache(quick);
  expect(await again.digest(`${url}/a`, JSON_API)).toBe(await reads.digest(`${url}/a`, JSON_API));
  expect(await again.digest(`${url}/b`, JSON_API)).not.toBe(await reads.digest(`${url}/a`, JSON_API));
});

test('a backend that stumbles is asked again', async () => {
  const answers = ['<html>maintenance</html>', 500, '{"data":[]}'];
  const url = await listen((_, response) => {
    const answer = answers.shift();
    if (typeof answer === 'number') response.writeHead(answer);
    response.end(String(answer));
  });
  expect(await createFetchCache(quick).read(`${url}/a`, JSON_API)).toMatchObject({ status: 200, text: '{"data":[]}' });
});

test('what it says in the end is handed on, for the page to judge', async () => {
  const url = await listen((request, response) => response.writeHead(request.url === '/gone' ? 404 : 503).end('{}'));
  const reads = createFetchCache(quick);
  expect(await reads.read(`${url}/broken`, JSON_API)).toMatchObject({ status: 503 });
  expect(await reads.read(`${url}/gone`, JSON_API)).toMatchObject({ status: 404 });
});

test('a call that is never answered ends, and a backend that answers none is told to be gone', async () => {
  const url = await listen(() => {});
  const reasons: string[] = [];
  const reads = createFetchCache({ ...quick, limit: 60 });
  reads.unreachable.catch(({ message }) => reasons.push(message));
  await expect(reads.read(`${url}/0`, JSON_API)).rejects.toThrow('no answer within 0.06 seconds');
  expect(reasons).toEqual([]);
  await Promise.allSettled([1, 2, 3].map((at) => reads.read(`${url}/${at}`, JSON_API)));
  expect(reasons[0]).toBe('no answer within 0.06 seconds');
});
