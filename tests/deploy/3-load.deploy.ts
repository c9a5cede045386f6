import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { expect, test } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { deployment } from './deployment.ts';

/** What shoppers ask for while they look around. */
const READS = [
  '/jsonapi/commerce_product/default?page%5Blimit%5D=12&page%5Boffset%5D=0&include=field_image.field_media_image,default_variation',
  '/jsonapi/commerce_product/default?page%5Blimit%5D=12&page%5Boffset%5D=24&sort=title',
  '/jsonapi/commerce_product/frame?include=default_variation',
  '/jsonapi/commerce_product/gallery_wall?page%5Blimit%5D=12&page%5Boffset%5D=0',
  '/jsonapi/taxonomy_term/collection',
  '/jsonapi/taxonomy_term/pincode?filter%5Bname%5D=682001',
  '/jsonapi/node/article?page%5Blimit%5D=6&page%5Boffset%5D=0',
  '/api/getprice',
  '/api/search?title=ferry',
  `/jsonapi/user/user/${DEMO.id}`,
  '/art/',
  '/about/',
];
const PER_SECOND = 200;
const SECONDS = 60;
/** Limits count by address, so that many shoppers are many addresses of this machine. */
const SHOPPERS = 20;
const agents = Array.from(
  { length: SHOPPERS },
  (_, at) => new Agent({ keepAlive: true, localAddress: `127.0.1.${at + 1}` }),
);

const read = (path: string, agent: Agent | undefined) =>
  new Promise<{ ok: boolean; ms: number }>((done) => {
    const from = performance.now();
    const end = (ok: boolean) => done({ ok, ms: performance.now() - from });
    const sent = get(deployment.store + path, { agent }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode === 200)).once('error', () => end(false));
    });
    sent.once('error', () => end(false));
  });

/** In megabytes, of the backend's process. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${deployment.backendPid}/status`, 'utf8'))?.[1]) / 1024;

/** As many reads in each tenth of a second, whether those before are answered or not. */
async function load(seconds: number) {
  const answers: ReturnType<typeof read>[] = [];
  const begin = performance.now();
  for (let tick = 0; tick < seconds * 10; tick++) {
    for (let at = 0; at < PER_SECOND / 10; at++) {
      const number = answers.length;
      answers.push(read(READS[number % READS.length] ?? '/', agents[number % SHOPPERS]));
    }
    await new Promise((done) => setTimeout(done, begin + (tick + 1) * 100 - performance.now()));
  }
  return Promise.all(answers);
}

test(`[API-01] ${PER_SECOND} reads a second for ${SECONDS} seconds: none fails, and the backend keeps nothing of them`, async () => {
  test.setTimeout((3 * SECONDS + 60) * 1000);
  // what is stored of answers is stored after the first minute
  await load(SECONDS);
  const before = memory();
  const answers = await load(SECONDS);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  const grown = Math.round(memory() - before);
  console.log(
    `${answers.length} reads, p99 ${p99} ms, memory ${Math.round(before)} MB, ${grown} MB more after a minute`,
  );
  expect(answers).toHaveLength(PER_SECOND * SECONDS);
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  expect(grown).toBeLessThan(0.1 * before);
});
