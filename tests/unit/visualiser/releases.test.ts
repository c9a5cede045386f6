import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeReleases } from '../../../scripts/charts/resultsPlugin.ts';

let repository: string;
let built: string;
let date: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'repository-'));
  built = mkdtempSync(join(tmpdir(), 'built-'));
  date = '2026-01-01T10:00:00+05:30';
});
afterEach(() => {
  for (const folder of [repository, built]) rmSync(folder, { recursive: true, force: true });
});

/** In the repository, whoever runs the test. */
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@store.test', ...args], {
    cwd: repository,
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });

/** A release whose lamp has these states. */
function release(tag: string, at: string, ...states: string[]) {
  date = at;
  const folder = join(repository, 'machines/lamp');
  mkdirSync(folder, { recursive: true });
  const nodes = states.map((name) => `${name}: {}`).join(', ');
  writeFileSync(
    join(folder, 'lamp.machine.ts'),
    `import { createMachine } from 'xstate';
export const lampMachine = createMachine({ id: 'lamp', initial: '${states[0]}', states: { ${nodes} } });`,
  );
  git('add', '.');
  git('commit', '--quiet', '-m', tag);
  git('tag', '-m', `Lamps of ${tag}`, tag);
}

const read = (path: string) => JSON.parse(readFileSync(join(built, 'revisions', path), 'utf8'));
const names = ({ states }: { states: { key: string }[] }) => states.map(({ key }) => key);

test('a build holds every chart as the last releases had it, the newest first', async () => {
  git('init', '--quiet');
  release('v1.0', '2026-03-01T10:00:00+05:30', 'off', 'on');
  release('v1.1', '2026-04-01T10:00:00+05:30', 'off', 'dim', 'on');
  await writeReleases(built, repository);
  expect(read('lamp.json')).toEqual([
    { hash: 'v1.1', at: '2026-04-01T10:00:00+05:30', subject: 'Lamps of v1.1' },
    { hash: 'v1.0', at: '2026-03-01T10:00:00+05:30', subject: 'Lamps of v1.0' },
  ]);
  expect(readdirSync(join(built, 'revisions/lamp')).sort()).toEqual(['v1.0.json', 'v1.1.json']);
  expect(names(read('lamp/v1.0.json'))).not.toContain('dim');
  expect(names(read('lamp/v1.1.json'))).toContain('dim');
});

test('a repository without releases, and what is none, leave nothing', async () => {
  await writeReleases(built, repository);
  git('init', '--quiet');
  await writeReleases(built, repository);
  expect(existsSync(join(built, 'revisions'))).toBe(false);
});
