import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteFiles } from '../../scripts/siteFiles.ts';
import { configureApi } from '../../src/api/settings.ts';
import { routes } from '../../src/app/routes.tsx';
import { isClosed } from '../../src/domain/closedPaths.ts';
import { PUBLIC_PATHS } from '../../src/domain/publicPaths.ts';

const SITE = 'https://store.example';
let files: Map<string, string>;
let problem: string | null;

beforeAll(async () => {
  const made = await siteFiles({ site: SITE, host: '' });
  files = new Map(made.files.map(({ name, text }) => [name, text]));
  problem = made.problem;
});

afterAll(() => configureApi({}));

const locations = () =>
  [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  );

test('a build names what the shop sells and writes, of every area', () => {
  expect(problem).toBeNull();
  expect(locations()).toEqual(
    expect.arrayContaining([
      ...PUBLIC_PATHS,
      '/art/misty-ghats',
      '/art/theme/Botanicals/1',
      '/gallery-walls/nine-thresholds',
      '/gifts/first-chai',
      '/decor-objects/kettle-pond-bottle',
      '/mixed-media/six-ridges-to-munnar',
      '/blog/hang-it-lower',
    ]),
  );
  expect(locations().filter((path) => path.startsWith('/art/') && !path.includes('theme'))).toHaveLength(257 + 1);
});

test('each address is told once, and none that is nobody’s to find', () => {
  expect(new Set(locations()).size).toBe(locations().length);
  expect(locations().filter(isClosed)).toEqual([]);
});

test('every page that is the same for all and has one address is in it', () => {
  const plain = (path: string) => path.replace(/(.)\/$/, '$1');
  const named = new Set(PUBLIC_PATHS.map(plain));
  const left = ['/pinterest-6f1c2.html', '*'];
  const open = routes
    .filter(({ path, isPublic }) => isPublic && !path.includes(':') && !isClosed(path) && !left.includes(path))
    .map(({ path }) => path);
  expect(open.filter((path) => !named.has(plain(path)))).toEqual([]);
});

test('a backend that does not answer keeps no build from being made, and the build says what is missing', async () => {
  const { files: few, problem: told } = await siteFiles({ site: SITE, host: 'http://127.0.0.1:9' });
  expect(told).toMatch(/^sitemap\.xml names no products, themes and articles, for http:\/\/127\.0\.0\.1:9 gave none: /);
  expect(few.map(({ name }) => name)).toEqual(['sitemap.xml', 'robots.txt']);
  expect(few[0]?.text.match(/<loc>/g)).toHaveLength(PUBLIC_PATHS.length);
});
