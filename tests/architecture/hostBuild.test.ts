import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveBackend } from '../../mocks/http.ts';
import { arts } from '../../mocks/seed/arts.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { buildSite } from '../../scripts/pages/buildSite.ts';
import { findSecrets } from '../../scripts/tools/secrets.ts';
import { backendPanelMessages } from '../../src/messages/backendPanel.ts';
import { CHANNEL } from '../../src/visualiser/link/messages.ts';
import { createManyArts } from '../bench/manyArts.ts';
import { MAXIMA } from '../bench/race/limits.ts';
import { getFilesTransferSize, getFirstFiles, getTransferSize } from './firstFiles.ts';

const HOST = 'https://host.example';
/** In the environment of whoever builds, under its name in the proxy's file. */
const SECRET = 'a-secret-of-the-proxy';
const place = mkdtempSync(join(tmpdir(), 'host-build-'));
const folder = join(place, 'dist');
let files: { name: string; path: string; text: string }[] = [];
/** Where the store of this build is on the web. */
const SITE = 'https://shop.example';
const PHONE = '+91 484 123 4567';
const MAIL = 'help@shop.example';

/** Where the build read its pages, which is not where a browser asks. */
let read = '';

beforeAll(async () => {
  const backend = await serveBackend({ seed: createManyArts(3) });
  read = backend.url;
  vi.stubEnv('VITE_API_HOST', HOST);
  vi.stubEnv('BACKEND_URL', read);
  vi.stubEnv('VITE_SITE_URL', SITE);
  vi.stubEnv('VITE_SUPPORT_PHONE', PHONE);
  vi.stubEnv('VITE_SUPPORT_MAIL', MAIL);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('CLIENT_SECRET', SECRET);
  // A few pages of each folder show what all do.
  vi.stubEnv('PAGES', '3');
  await buildSite({ folder, logLevel: 'silent' });
  vi.unstubAllEnvs();
  await backend.close();
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, path: join(entry.parentPath, entry.name) }))
    .map(({ name, path }) => ({ name, path: relative(folder, path), text: readFileSync(path, 'utf8') }));
}, 180_000);

afterAll(() => rmSync(place, { recursive: true, force: true }));

const getHolders = (text: string) => files.filter((file) => file.text.includes(text)).map(({ name }) => name);

test('a build for a real host speaks to that host', () => {
  expect(getHolders(HOST).filter((name) => name.endsWith('.js'))).toHaveLength(1);
});

test('its pages stand as HTML, with what the backend said, and nobody learns where the build read it', () => {
  const page = (path: string) => files.find((file) => file.path === join(path))?.text ?? '';
  expect(page(`art/${arts[0]?.slug}-0/index.html`)).toContain(`>${arts[0]?.title} 0</h1>`);
  expect(page('index.html')).toContain('<h1');
  expect(page('shell.html')).toContain('id="page-data"');
  expect(getHolders(read)).toEqual([]);
  expect(files.map(({ path }) => path).filter((path) => path.startsWith('.'))).toEqual([]);
});

test('each page says its whole address, to searches and to whoever shares it', () => {
  const pages = files.filter(({ text }) => text.includes('rel="canonical"'));
  const addresses = pages.flatMap(({ text }) =>
    Array.from(
      text.matchAll(/<(?:link rel="canonical" href|meta property="og:(?:url|image)" content)="([^"]*)"/g),
      ([, url]) => url,
    ),
  );
  expect(addresses).toHaveLength(3 * pages.length);
  expect(addresses.filter((url) => !url?.match(/^https:\/\/(shop|host)\.example\//))).toEqual([]);
});

test('it has no chunk, no worker and no styles of the embedded backend or its panel', () => {
  expect(files.map(({ name }) => name).filter((name) => /backend|mock|mountPanel|steer/i.test(name))).toEqual([]);
});

test('it has no visualiser, nor anything that tells one what its charts do', () => {
  expect(files.map(({ path }) => path).filter((path) => /^charts|stage\.html|publisher/i.test(path))).toEqual([]);
  expect(getHolders(CHANNEL)).toEqual([]);
});

test.each([
  'Behind the scenes',
  'backendPanel',
  'backendWorker.js',
  DEMO.password,
  backendPanelMessages['backendPanel.noLetters'].text,
])('its files do not hold %s', (text) => {
  expect(getHolders(text)).toEqual([]);
});

test('[CONT-01] [CHK-69] it shows the telephone and the e-mail of its settings, and none that is made up', () => {
  const contact = files.find(({ path }) => path === join('contact/index.html'))?.text;
  expect(contact).toContain(`href="tel:${PHONE.replaceAll(' ', '')}"`);
  expect(contact).toContain(`href="mailto:${MAIL}"`);
  for (const fictional of ['1800 000 0000', 'hello@mitreandmat.example']) expect(getHolders(fictional)).toEqual([]);
});

test('[CHK-01] the checkout that nobody pays for is no page of it', () => {
  expect(getHolders('/mock_checkout/:stage')).toEqual([]);
  expect(files.map(({ name }) => name).filter((name) => /^TestGatewayPage/.test(name))).toEqual([]);
});

test('no file of it holds a secret, by its value or by its looks', () => {
  expect(findSecrets(folder, { ...process.env, DEMO_PASSWORD: DEMO.password, CLIENT_SECRET: SECRET })).toEqual([]);
});

/** The pages on which most visits begin, and their files. */
const FIRST = [
  ['home', 'index.html'],
  ['list', 'art/index.html'],
  ['list', 'gifts/index.html'],
  ['list', 'decor-objects/index.html'],
  ['list', 'blog/index.html'],
  ['detail', `art/${arts[0]?.slug}-0/index.html`],
] as const;

describe.each(FIRST)('before anybody touches it, %s (%s)', (page, path) => {
  const html = () => readFileSync(join(folder, path), 'utf8');

  test('weighs no more than it may, and asks for no more files', () => {
    const { scripts, styles, fonts, pictures } = getFirstFiles(html());
    const most = MAXIMA[page];
    expect(scripts.length).toBeGreaterThan(2);
    expect(getFilesTransferSize(folder, scripts)).toBeLessThanOrEqual(most.js);
    expect(styles.length).toBeGreaterThan(0);
    expect(getFilesTransferSize(folder, styles)).toBeLessThanOrEqual(most.css);
    expect(getTransferSize(html())).toBeLessThanOrEqual(most.html);
    expect(1 + styles.length + fonts.length + pictures.length).toBeLessThanOrEqual(most.requests);
  });

  test('runs its boot script alone', () => {
    const [, boot = ''] = /<script type="module"[^>]*\ssrc="\/([^"]+)"/.exec(html()) ?? [];
    expect(getFilesTransferSize(folder, [boot])).toBeLessThanOrEqual(MAXIMA[page].executed);
    const text = readFileSync(join(folder, boot), 'utf8');
    expect(text).toMatch(/import\([`"']\.\/start-/);
    expect(text).not.toMatch(/(?:from|import)\s*["']\.\/(?!rolldown-runtime-)/);
  });

  test('loads no live preview', () => {
    const names = getFirstFiles(html()).scripts.map((script) => script.replace(/^.*\//, ''));
    expect(names.filter((name) => name.startsWith('konva-'))).toEqual([]);
    expect(files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^konva-/));
  });
});
