import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { atomicPublish } from '../../../scripts/pages/atomicPublish.ts';
import { TYPESCRIPT } from '../../../scripts/tools/processes.ts';

let place: string;
let dist: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'beside-'));
  dist = join(place, 'dist');
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
});

const write = (files: Record<string, string>) => async (folder: string) => {
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
  await atomicPublish(dist, write(FIRST));
  expect(filesIn(dist)).toEqual(FIRST);
  await atomicPublish(dist, write(SECOND));
  expect(filesIn(dist)).toEqual(SECOND);
  expect(readdirSync(place)).toEqual(['dist']);
});

test('what was there stays where the build fails', async () => {
  await atomicPublish(dist, write(FIRST));
  const failing = atomicPublish(dist, async (folder) => {
    await write(SECOND)(folder);
    throw new Error('The backend is down.');
  });
  await expect(failing).rejects.toThrow('The backend is down.');
  expect(filesIn(dist)).toEqual(FIRST);
  expect(readdirSync(place)).toEqual(['dist']);
});

test('it stays where the build is killed half-way, and the next one clears what that left', async () => {
  await atomicPublish(dist, write(FIRST));
  const script = join(place, 'killed.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    const { atomicPublish } = await import(${JSON.stringify(new URL('../../../scripts/pages/atomicPublish.ts', import.meta.url).href)});
    await atomicPublish(${JSON.stringify(dist)}, async (folder) => {
      writeFileSync(folder + '/index.html', 'half');
      process.send('begun');
      await new Promise((done) => setTimeout(done, 60_000));
    });`,
  );
  const child = fork(script, [], { execArgv: TYPESCRIPT });
  await new Promise((done) => child.once('message', done));
  child.kill('SIGKILL');
  await new Promise((done) => child.once('exit', done));
  rmSync(script);
  expect(filesIn(dist)).toEqual(FIRST);
  expect(readdirSync(place)).toHaveLength(2);
  await atomicPublish(dist, write(SECOND));
  expect(readdirSync(place)).toEqual(['dist']);
});

test('there is no moment without a first page', async () => {
  await atomicPublish(dist, write({ ...FIRST, 'art/index.html': 'one' }));
  const folder = statSync(dist).ino;
  const seen: string[] = [];
  const watching = watch(dist, (_, name) => void seen.push(String(name)));
  onTestFinished(() => watching.close());
  await atomicPublish(dist, write({ 'index.html': 'two', 'z-last.txt': 'two' }));
  await vi.waitFor(() => expect(seen).toContain('about'));
  // taken away and put there again it would be reported twice
  expect(seen.filter((name) => name === 'index.html')).toEqual(['index.html']);
  expect(seen.indexOf('z-last.txt')).toBeLessThan(seen.indexOf('index.html'));
  expect(seen.indexOf('index.html')).toBeLessThan(seen.indexOf('about'));
  expect(statSync(dist).ino).toBe(folder);
});
