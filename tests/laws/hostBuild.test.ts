import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO } from '../../mocks/seed/demo.ts';
import { backendPanelMessages } from '../../src/messages/backendPanel.ts';
import { CHANNEL } from '../../src/visualiser/link/messages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HOST = 'https://host.example';
const folder = mkdtempSync(join(tmpdir(), 'host-build-'));
let files: { name: string; text: string }[] = [];

beforeAll(async () => {
  vi.stubEnv('VITE_API_HOST', HOST);
  vi.stubEnv('NODE_ENV', 'production');
  await build({ root: ROOT, logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
  vi.unstubAllEnvs();
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const holding = (text: string) => files.filter((file) => file.text.includes(text)).map(({ name }) => name);

test('a build for a real host speaks to that host', () => {
  expect(holding(HOST)).toHaveLength(1);
});

test('it has no chunk, no worker and no styles of the embedded backend or its panel', () => {
  expect(files.map(({ name }) => name).filter((name) => /backend|mock|mountPanel|steer/i.test(name))).toEqual([]);
});

test('it has no visualiser, nor anything that tells one what its charts do', () => {
  expect(files.map(({ name }) => name).filter((name) => /chart|stage\.html|publisher/i.test(name))).toEqual([]);
  expect(holding(CHANNEL)).toEqual([]);
});

test.each([
  'Behind the scenes',
  'backendPanel',
  'mockServiceWorker.js"',
  DEMO.password,
  backendPanelMessages['backendPanel.noLetters'].text,
])('its files do not hold %s', (text) => {
  expect(holding(text)).toEqual([]);
});
