import { fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { beside } from '../../../scripts/pages/beside.mjs';

let place: string;
let dist: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'beside-'));
  dist = join(place, 'dist');
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
});

const written = (files: Record<string, string>) => async (folder: string) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

const FIRST = { 'index.html': 'one', 'assets/a-1.js': 'a', 'art/misty/index.html': 'misty', about: 'a file' };
const SECOND = { 'index.html': 'two', 'assets/a-2.js': 'a', 'about/index.html': 'a page', art: 'no folder any more' };

test('what is built takes the place of what was there, whole', async () => {
  await beside(dist, written(FIRST));
  expect(filesIn(dist)).toEqual(FIRST);
  await beside(dist, written(SECOND));
  expect(filesIn(dist)).toEqual(SECOND);
  expect(readdirSync(place)).toEqual(['dist']);
});

test('what was there stays where the build fails', async () => {
  await beside(dist, written(FIRST));
  const failing = beside(dist, async (folder) => {
    await written(SECOND)(folder);
    throw new Error('The backend is down.');
  });
  await expect(failing).rejects.toThrow('The backend is down.');
  expect(filesIn(dist)).toEqual(FIRST);
  expect(readdirSync(place)).toEqual(['dist']);
});

test('it stays where the build is killed half-way, and the next one clears what that left', async () => {
  await beside(dist, written(FIRST));
  const script = join(place, 'killed.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    const { beside } = await import(${JSON.stringify(new URL('../../../scripts/pages/beside.mjs', import.meta.url).href)});
    await beside(${JSON.stringify(dist)}, async (folder) => {
      writeFileSync(folder + '/index.html', 'half');
      process.send('begun');
      await new Promise((done) => setTimeout(done, 60_000));
    });`,
  );
  const child = fork(script);
  await new Promise((done) => child.once('message', done));
  child.kill('SIGKILL');
  await new Promise((done) => child.once('exit', done));
  rmSync(script);
  expect(filesIn(dist)).toEqual(FIRST);
  expect(readdirSync(place)).toHaveLength(2);
  await beside(dist, written(SECOND));
  expect(readdirSync(place)).toEqual(['dist']);
});

test('there is no moment without a first page', async () => {
  const many = (text: string) => ({
    'index.html': text,
    ...Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`art/${at}/index.html`, text])),
  });
  await beside(dist, written(many('one')));
  const looks = new Int32Array(new SharedArrayBuffer(12));
  const looking = new Worker(
    `const { existsSync } = require('node:fs');
    const { looks, file } = require('node:worker_threads').workerData;
    while (!Atomics.load(looks, 2)) {
      Atomics.add(looks, 0, 1);
      if (!existsSync(file)) Atomics.add(looks, 1, 1);
    }`,
    { eval: true, workerData: { looks, file: join(dist, 'index.html') } },
  );
  await new Promise((done) => looking.once('online', done));
  await beside(dist, written(many('two')));
  Atomics.store(looks, 2, 1);
  await new Promise((done) => looking.once('exit', done));
  expect(looks[0]).toBeGreaterThan(10);
  expect(looks[1]).toBe(0);
  expect(existsSync(join(dist, 'art/99/index.html'))).toBe(true);
});
