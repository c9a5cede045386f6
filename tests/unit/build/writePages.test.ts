import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createFetchCache } from '../../../scripts/pages/fetchCache.ts';
import { openPageCache } from '../../../scripts/pages/pageCache.ts';
import { openRenderPool } from '../../../scripts/pages/renderPool.ts';
import { writePages } from '../../../scripts/pages/writePages.ts';

/** A store of a few lines: it reads a page's address of the backend and shows what came, as the real one's bundle does. */
const SERVER = `
const read = async (fetch, url) => {
  const response = await fetch(url, { headers: { accept: 'application/json' } }).catch((error) => {
    throw Object.assign(new Error('network'), { kind: 'network', detail: error.message });
  });
  const fail = (kind) => { throw Object.assign(new Error(kind), { kind, status: response.status, detail: 'data: is missing' }); };
  if (!response.ok) fail(response.status === 404 ? 'notFound' : 'server');
  const { data } = await response.json().catch(() => fail('unreadable'));
  if (data === 'crash') setImmediate(() => { throw new Error('the thread is out of memory'); });
  return data ?? fail('unreadable');
};
export const listPages = async ({ host, fetch }) => (await read(fetch, host + '/list')).map((path) => ({ path, changed: null }));
export const renderPage = async (address, { host, fetch }) => ({
  body: address === '/404.html' ? 'nowhere' : await read(fetch, host + '/shared') + await read(fetch, host + '/page' + address),
  head: '<title>' + address + '</title>', data: '{}', styles: '', page: null, picture: null, isFound: !address.includes('hidden'),
});
export const renderShell = async () => ({ body: '', head: '', data: '{}', styles: '', page: null, picture: null, isFound: false });
`;
const TEMPLATE = '<html><head><!--own-head--></head><body><div id="root"></div></body></html>';

const built = mkdtempSync(join(tmpdir(), 'render-worker-'));
beforeAll(() =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: 'scripts/pages/renderWorker.ts',
      outDir: built,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  }),
);
afterAll(() => rmSync(built, { recursive: true }));

let place: string;
let backend: Record<string, number | string | unknown>;
let requests: string[];
let url: string;

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(place, 'server.mjs'), SERVER);
  backend = { '/list': ['/', '/art/', '/art/misty', '/art/ferry'], '/shared': 'Shop: ' };
  requests = [];
  const server = createServer((request, response) => {
    const address = request.url as string;
    requests.push(address);
    const answer = backend[address] ?? `page ${address}`;
    if (answer === 'silence') return;
    if (typeof answer === 'number') response.writeHead(answer).end('{}');
    else response.end(answer === 'garbage' ? '<html>' : JSON.stringify(answer === 'half' ? {} : { data: answer }));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    rmSync(place, { recursive: true, force: true });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
});

async function pagesWritten({ limit = 5_000, pages = Number.POSITIVE_INFINITY } = {}) {
  const reads = createFetchCache({ limit, retryDelays: [1, 1] });
  const getAddress = (name: string) => pathToFileURL(join(place, name)).href;
  const pool = openRenderPool({
    server: getAddress('server.mjs'),
    worker: pathToFileURL(join(built, 'renderWorker.mjs')).href,
    host: url,
    reads,
    threads: 1,
  });
  requests = [];
  try {
    return await writePages({
      folder: join(place, 'dist'),
      template: TEMPLATE,
      build: { entry: 'assets/index.js', start: undefined, chunks: {}, pages: {}, assets: {}, sheets: {} },
      pool,
      reads,
      cache: openPageCache(join(place, 'kept'), 'this build'),
      address: 'https://shop.example',
      backend: url,
      pages,
      threads: 1,
    });
  } finally {
    await pool.close();
  }
}
const getText = (name: string) => readFileSync(join(place, 'dist', name), 'utf8');

test('each page of the backend is a file, with a shell, a page for what is not there, and a sitemap', async () => {
  expect(await pagesWritten()).toMatchObject({ rendered: 6, reused: 0, missing: [] });
  expect(getText('art/misty/index.html')).toContain('Shop: page /page/art/misty');
  expect(getText('index.html')).toContain('Shop: page /page/');
  expect(getText('404.html')).toContain('nowhere');
  expect(getText('shell.html')).toContain('<div id="root"></div>');
  expect(getText('sitemap.xml')).toContain('<loc>https://shop.example/art/misty</loc>');
  expect(getText('robots.txt')).toContain('https://shop.example/sitemap.xml');
  expect(requests.filter((address) => address === '/shared')).toHaveLength(1);
});

test('a second build draws only what changed', async () => {
  await pagesWritten();
  expect(await pagesWritten()).toMatchObject({ rendered: 0, reused: 6 });
  backend['/page/art/misty'] = 'changed';
  expect(await pagesWritten()).toMatchObject({ rendered: 1, reused: 5 });
  expect(getText('art/misty/index.html')).toContain('Shop: changed');
  backend['/shared'] = 'Sale: ';
  expect(await pagesWritten()).toMatchObject({ rendered: 4, reused: 2 });
  expect(getText('art/ferry/index.html')).toContain('Sale: page /page/art/ferry');
});

test('a quick build writes so many pages of each folder, and all that stand in none', async () => {
  backend['/list'] = ['/', '/art/', '/about/', '/art/misty', '/art/ferry', '/size/misty?type=art', '/size/ferry'];
  expect(await pagesWritten({ pages: 1 })).toMatchObject({ rendered: 7, missing: [] });
  for (const name of [
    'index.html',
    'art/index.html',
    'about/index.html',
    'art/misty/index.html',
    'size/misty/index.html',
  ])
    expect(getText(name)).toContain('Shop: page');
  expect(() => getText('art/ferry/index.html')).toThrow();
  expect(getText('sitemap.xml')).not.toContain('ferry');
});

test('a page that is gone meanwhile is left out and named, and no search engine is told of it', async () => {
  backend['/list'] = ['/', '/art/misty', '/art/ferry', '/art/hidden'];
  backend['/page/art/misty'] = 404;
  expect(await pagesWritten()).toMatchObject({ missing: ['/art/misty', '/art/hidden'] });
  expect(() => getText('art/misty/index.html')).toThrow();
  expect(getText('sitemap.xml')).not.toContain('misty');
});

test('an address that no file can stand for is left out too', async () => {
  backend['/list'] = ['/art/ferry', '/art/..%2F..%2Fevil'];
  expect(await pagesWritten()).toMatchObject({ rendered: 3, missing: ['/art/..%2F..%2Fevil'] });
});

test('an empty backend stops the build', async () => {
  backend['/list'] = ['/', '/art/', '/art/2/', '/about/', '/blog/a-first-article'];
  await expect(pagesWritten()).rejects.toThrow(
    `The backend at ${url} has nothing to sell: it names no product that has a page.`,
  );
});

test.each([
  [500, 'answered 500'],
  ['garbage', 'what came cannot be read: data: is missing'],
  ['half', 'what came cannot be read: data: is missing'],
  [403, 'answered 403'],
])('pages that fail with %s are tried again, then stop the build and are named', async (answer, reason) => {
  backend['/page/art/misty'] = answer;
  await expect(pagesWritten()).rejects.toThrow(
    `1 page could not be made from the backend at ${url}: /art/misty (${reason}).`,
  );
  expect(requests.filter((address) => address === '/page/art/misty').length).toBeGreaterThanOrEqual(3);
});

test('of many that fail ten are named, and the rest is not waited for', async () => {
  const paths = Array.from({ length: 60 }, (_, at) => `/art/print-${at}x`);
  backend['/list'] = paths;
  for (const path of paths) backend[`/page${path}`] = 403;
  await expect(pagesWritten()).rejects.toThrow(
    /^1\d pages could not be made from the backend at \S+: (\/art\/print-\d+x \(answered 403\)(, )?){10}, and \d\d more were not tried\.$/,
  );
});

test('a page that every shop has cannot be gone', async () => {
  backend['/list'] = ['/', '/about/', '/art/misty'];
  backend['/page/about/'] = 404;
  await expect(pagesWritten()).rejects.toThrow(/^1 page could not be made.*: \/about\/ \(answered 404\)\.$/);
});

test('a backend that garbles its list, or does not answer, stops the build with that sentence', async () => {
  backend['/list'] = 'garbage';
  await expect(pagesWritten()).rejects.toThrow(
    `The backend at ${url} does not tell its pages: what came cannot be read`,
  );
  backend['/list'] = 'silence';
  await expect(pagesWritten({ limit: 80 })).rejects.toThrow(
    `The backend at ${url} does not tell its pages: no answer within 0.08 seconds.`,
  );
});

test('a backend that falls silent half-way is not waited for, page after page', async () => {
  const paths = Array.from({ length: 40 }, (_, at) => `/art/print-${at}x`);
  backend['/list'] = paths;
  for (const path of paths) backend[`/page${path}`] = 'silence';
  await expect(pagesWritten({ limit: 400 })).rejects.toThrow(
    `The backend at ${url} answers no more: no answer within 0.4 seconds.`,
  );
  expect(requests.length).toBeLessThan(60);
});

test('a thread that ends with an error stops the build with that error', async () => {
  backend['/page/art/misty'] = 'crash';
  await expect(pagesWritten()).rejects.toThrow('the thread is out of memory');
});
