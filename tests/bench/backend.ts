import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../../scripts/tools/processes.ts';
import { report, runBench } from './kit/bench.ts';
import { runInChild } from './kit/childProcess.ts';
import { percentile } from './kit/times.ts';
import { LIST, type measureListing } from './listing.ts';

const SIZES = [300, 10_000, 100_000];
const MAX_P95 = 25;
const MAX_SPREAD = 3;
const MAX_MEGABYTES = 600;
const MIN_PER_SECOND = 500;
/** msw's share of an embedded build: bytes after gzip. */
const MAX_MSW = 60_000;

const CONNECTIONS = 8;
const SECONDS = 4;

type Listing = Awaited<ReturnType<typeof measureListing>>;

/** Each list in a process of its own, so that the memory of one is not the next one's. */
async function listing() {
  const rows: Listing[] = [];
  for (const size of SIZES) {
    const { result, stop } = await runInChild('listing', size);
    rows.push(result);
    stop();
  }
  return rows;
}

const sendRequest = (agent: Agent, url: string, headers: OutgoingHttpHeaders) =>
  new Promise<{ ms: number; bytes: number }>((resolve, reject) => {
    const startedAt = performance.now();
    request(url, { agent, headers }, (response) => {
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

type CreateHeaders = (call: number) => OutgoingHttpHeaders;

/** As many calls as a few connections carry, one after another on each. */
async function load(paths: readonly string[], url: string, createHeaders: CreateHeaders) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers: { ms: number; bytes: number }[] = [];
  let calls = 0;
  const startedAt = performance.now();
  const connection = async () => {
    while (performance.now() - startedAt < SECONDS * 1000) {
      const call = calls++;
      answers.push(await sendRequest(agent, url + paths[call % paths.length], createHeaders(call)));
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
  createHeaders?: CreateHeaders;
};

/**
 * One server, requested from this process. "per second of CPU" is what one core carries when nobody else wants it: a busy
 * machine gives the server less than that.
 */
async function serve(name: string, { task, argument, paths, createHeaders = () => ({}) }: Server) {
  const { result: url, cpu, stop } = await runInChild(task, argument);
  await load(paths, url, createHeaders);
  const before = await cpu();
  const { perSecond, calls, p50, p95, bytes } = await load(paths, url, createHeaders);
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
  // another address in every link, so that nothing that was written before is of use
  const createHeaders = (call: number) => ({ host: `h${call}.test` });
  const rows = [
    await serve('node:http and a constant', constant),
    ours,
    await serve('the same, nothing kept', { task: 'ours', paths, createHeaders }),
  ];
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

// by the processor's time, for a neighbour's work is not the backend's; and like with like
const TIMES = ['of CPU', 'again p95 of CPU'] as const;

function listViolations(lists: readonly Listing[]) {
  const largest = lists.at(-1);
  if (!largest) return [];
  const spreads = TIMES.map((name) => {
    const times = lists.map((row) => row[name]);
    return Math.max(...times) / Math.min(...times);
  });
  const spread = Math.max(...spreads);
  const slowest = Math.max(...TIMES.map((name) => largest[name]));
  return [
    ...(spread > MAX_SPREAD
      ? [`p95 of the lists differ by a factor of ${spread.toFixed(1)}, ${MAX_SPREAD} allowed.`]
      : []),
    ...(slowest > MAX_P95 ? [`p95 of ${largest.prints} prints is ${slowest} ms, ${MAX_P95} allowed.`] : []),
    ...(largest['MB held'] > MAX_MEGABYTES ? [`${largest['MB held']} MB held, ${MAX_MEGABYTES} allowed.`] : []),
  ];
}

await runBench(async () => {
  const lists = await listing();
  report('listing', { rows: lists });
  const { rows, ours } = await measureHttp();
  report('over-http', { rows });
  const msw = await mswBytes();
  report('msw-share', { rows: [{ 'bytes after gzip': msw, allowed: MAX_MSW }] });
  const perSecond = ours['per second of CPU'];
  return [
    ...listViolations(lists),
    ...(perSecond < MIN_PER_SECOND
      ? [`${perSecond} lists a second on one core over HTTP, ${MIN_PER_SECOND} wanted.`]
      : []),
    ...(msw > MAX_MSW ? [`msw takes ${msw} bytes, ${MAX_MSW} allowed.`] : []),
  ];
});
