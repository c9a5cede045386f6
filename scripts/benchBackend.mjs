import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { bundled } from './bundled.mjs';
import { ROOT } from './run.mjs';

const SELF = fileURLToPath(import.meta.url);
const BENCH = 'tests/bench/backend.ts';
const REPORTS = join(ROOT, 'test-results/bench');

const SIZES = [300, 10_000, 100_000];
const MAX_P95 = 25;
const MAX_SPREAD = 3;
const MAX_MEGABYTES = 600;
const MIN_PER_SECOND = 500;
/** msw's share of an embedded build: bytes after gzip. */
const MAX_MSW = 60_000;

const CONNECTIONS = 8;
const SECONDS = 4;

/** What a child of this file does, by its first argument; what it gives goes back as one message. */
const CHILDREN = {
  listing: async (count) => (await bundled(BENCH)).measureListing(Number(count)),
  serve: async (how, ...args) => (await bundled(BENCH))[how](...args.map(Number)),
};

const message = (child) =>
  new Promise((done, fail) => {
    child.once('message', done);
    child.once('exit', (code) => fail(new Error(`A bench ended with ${code}.`)));
  });

/** Each list in a process of its own, so that the memory of one is not the next one's. */
async function listing() {
  const rows = [];
  for (const size of SIZES) {
    const child = fork(SELF, ['listing', String(size)], { execArgv: ['--expose-gc'] });
    rows.push(await message(child));
    child.kill();
  }
  return rows;
}

const ask = (agent, url, headers) =>
  new Promise((done, fail) => {
    const begun = performance.now();
    request(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part) => {
        bytes += part.length;
      });
      answer.once('end', () =>
        answer.statusCode === 200
          ? done({ ms: performance.now() - begun, bytes })
          : fail(new Error(`${url} answers ${answer.statusCode}.`)),
      );
    })
      .once('error', fail)
      .end();
  });

/** As many calls as a few connections carry, one after another on each. */
async function load(paths, url, headersOf) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers = [];
  let asked = 0;
  const begun = performance.now();
  const connection = async () => {
    while (performance.now() - begun < SECONDS * 1000) {
      const call = asked++;
      answers.push(await ask(agent, url + paths[call % paths.length], headersOf(call)));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => Number(times[Math.floor(times.length * share)].toFixed(1));
  return {
    perSecond: times.length / seconds,
    calls: times.length,
    p50: at(0.5),
    p95: at(0.95),
    bytes: answers[0].bytes,
  };
}

/**
 * One server, asked from this process. "per second of CPU" is what one core carries when nobody else wants it: a busy
 * machine gives the server less than that.
 */
async function served(name, [how, ...args], paths, headersOf = () => ({})) {
  const child = fork(SELF, ['serve', how, ...args.map(String)]);
  const url = await message(child);
  const cpu = () => {
    child.send('cpu');
    return message(child);
  };
  await load(paths, url, headersOf);
  const before = await cpu();
  const { perSecond, calls, p50, p95, bytes } = await load(paths, url, headersOf);
  const row = {
    server: name,
    'per second': Math.round(perSecond),
    'per second of CPU': Math.round(calls / ((await cpu()) - before)),
    p50,
    p95,
    'kB an answer': Math.round(bytes / 1000),
  };
  child.kill();
  return row;
}

async function overHttp() {
  const { LIST } = await bundled(BENCH);
  const pages = Array.from({ length: 10 }, (_, page) => `${LIST}&page[offset]=${page * 30}`);
  const ours = await served('node:http and the handlers', ['serveOurs'], pages);
  return [
    await served('node:http and a constant', ['serveConstant', ours['kB an answer'] * 1000], ['/']),
    ours,
    // another address in every link, so that nothing that was written before is of use
    await served('the same, nothing kept', ['serveOurs'], pages, (call) => ({ host: `h${call}.test` })),
    await served('@mswjs/http-middleware', ['serveByMiddleware'], pages),
  ];
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
        resolveId: (asked) => (asked === id ? id : null),
        load: (asked) => (asked === id ? entry : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: id, preserveEntrySignatures: 'strict' } },
  });
  const chunks = [built].flat().flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

const report = (name, rows) => {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(
    join(REPORTS, `${name}.json`),
    `${JSON.stringify({ measured: new Date().toISOString(), rows }, null, 2)}\n`,
  );
  console.log(`\n${name}`);
  console.table(rows);
  return rows;
};

// by the processor's time, for a neighbour's work is not the backend's; and like with like
const TIMES = ['of CPU', 'again p95 of CPU'];

function complaintsOf(lists, servers, msw) {
  const largest = lists.at(-1);
  const spreads = TIMES.map((name) => {
    const times = lists.map((row) => row[name]);
    return Math.max(...times) / Math.min(...times);
  });
  const spread = Math.max(...spreads);
  const slowest = Math.max(...TIMES.map((name) => largest[name]));
  const ours = servers[1]['per second of CPU'];
  return [
    ...(spread > MAX_SPREAD
      ? [`p95 of the lists differ by a factor of ${spread.toFixed(1)}, ${MAX_SPREAD} allowed.`]
      : []),
    ...(slowest > MAX_P95 ? [`p95 of ${largest.prints} prints is ${slowest} ms, ${MAX_P95} allowed.`] : []),
    ...(largest['MB held'] > MAX_MEGABYTES ? [`${largest['MB held']} MB held, ${MAX_MEGABYTES} allowed.`] : []),
    ...(ours < MIN_PER_SECOND ? [`${ours} lists a second on one core over HTTP, ${MIN_PER_SECOND} wanted.`] : []),
    ...(msw > MAX_MSW ? [`msw takes ${msw} bytes, ${MAX_MSW} allowed.`] : []),
  ];
}

const [part, ...args] = process.argv.slice(2);
if (part) {
  process.send(await CHILDREN[part](...args));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send((user + system) / 1e6);
  });
} else {
  const lists = report('listing', await listing());
  const servers = report('over-http', await overHttp());
  const msw = await mswBytes();
  report('msw-share', [{ 'bytes after gzip': msw, allowed: MAX_MSW }]);
  const complaints = complaintsOf(lists, servers, msw);
  for (const complaint of complaints) console.error(complaint);
  process.exit(complaints.length ? 1 : 0);
}
