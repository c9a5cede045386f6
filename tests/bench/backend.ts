import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../../scripts/tools/processes.ts';
import { report, runBench } from './kit/bench.ts';
import { runInChild } from './kit/childProcess.ts';
import { percentile } from './kit/times.ts';

/** The list of art prints as the store asks for it (API-23). */
const LIST =
  '/jsonapi/commerce_product/default?sort=-field_favourite,-created&page[limit]=30&include=field_image.field_media_image,default_variation';

const MIN_PER_SECOND = 40;
/** msw's share of an embedded build: bytes after gzip. */
const MAX_MSW = 60_000;

const CONNECTIONS = 8;
const SECONDS = 4;

const sendRequest = (agent: Agent, url: string) =>
  new Promise<{ ms: number; bytes: number }>((resolve, reject) => {
    const startedAt = performance.now();
    request(url, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.once('end', () =>
        response.statusCode === 200
          ? resolve({ ms: performance.now() - startedAt, bytes })
          : reject(new Error(`${url} answers ${response.statusCode}.`)),
      );
    })
      .once('error', reject)
      .end();
  });

/** As many calls as a few connections carry, one after another on each. */
async function load(paths: readonly string[], url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers: { ms: number; bytes: number }[] = [];
  let calls = 0;
  const startedAt = performance.now();
  const connection = async () => {
    while (performance.now() - startedAt < SECONDS * 1000) {
      answers.push(await sendRequest(agent, url + paths[calls++ % paths.length]));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const times = answers.map(({ ms }) => ms);
  return {
    perSecond: times.length / seconds,
    calls: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    bytes: answers[0]?.bytes ?? 0,
  };
}

type Server = {
  task: 'constant' | 'ours';
  argument?: number;
  paths: readonly string[];
};

/**
 * One server, requested from this process. "per second of CPU" is what one core carries when nobody else wants it: a busy
 * machine gives the server less than that.
 */
async function serve(name: string, { task, argument, paths }: Server) {
  const { result: url, cpu, stop } = await runInChild(task, argument);
  await load(paths, url);
  const before = await cpu();
  const { perSecond, calls, p50, p95, bytes } = await load(paths, url);
  const row = {
    server: name,
    'per second': Math.round(perSecond),
    'per second of CPU': Math.round(calls / ((await cpu()) - before)),
    p50,
    p95,
    'kB an answer': Math.round(bytes / 1000),
  };
  stop();
  return row;
}

async function measureHttp() {
  const paths = Array.from({ length: 10 }, (_, page) => `${LIST}&page[offset]=${page * 30}`);
  const ours = await serve('node:http and the handlers', { task: 'ours', paths });
  const constant = { task: 'constant', argument: ours['kB an answer'] * 1000, paths: ['/'] } as const;
  const rows = [await serve('node:http and a constant', constant), ours];
  return { rows, ours };
}

/** What the embedded backend takes of msw, in a build of its own with the store's stand-in for cookies. */
async function mswBytes() {
  const entry = `export { setupWorker } from 'msw/browser'; export { delay, getResponse, http, HttpHandler, HttpResponse } from 'msw';`;
  const id = join(ROOT, 'mocks/msw-share.js');
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { 'tough-cookie': join(ROOT, 'mocks/toughCookie.ts') } },
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? entry : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: id, preserveEntrySignatures: 'strict' } },
  });
  const files = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return files.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0), 0);
}

await runBench(async () => {
  const { rows, ours } = await measureHttp();
  report('over-http', { rows });
  const msw = await mswBytes();
  report('msw-share', { rows: [{ 'bytes after gzip': msw, allowed: MAX_MSW }] });
  const perSecond = ours['per second of CPU'];
  return [
    ...(perSecond < MIN_PER_SECOND
      ? [`${perSecond} lists a second on one core over HTTP, ${MIN_PER_SECOND} wanted.`]
      : []),
    ...(msw > MAX_MSW ? [`msw takes ${msw} bytes, ${MAX_MSW} allowed.`] : []),
  ];
});
