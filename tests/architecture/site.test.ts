import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBackend } from '../../mocks/http.ts';
import { configureApi } from '../../src/api/settings.ts';
import { routes } from '../../src/app/routes.tsx';
import { listPages } from '../../src/app/server.tsx';
import { isDisallowed } from '../../src/domain/disallowedPaths.ts';
import { getAreaOfItem, LISTS, type ListArea } from '../../src/domain/listArea.ts';
import { createSiteFiles, PUBLIC_PATHS, type SiteEntry, type SiteFile } from '../../src/domain/sitemap.ts';

const SITE = 'https://store.example';
let pages: SiteEntry[];
let files: SiteFile[];

beforeAll(async () => {
  const { url, close } = await serveBackend();
  pages = await listPages({ host: url });
  files = createSiteFiles(SITE, pages);
  await close();
});

afterAll(() => configureApi({}));

const locationsIn = (named: readonly SiteFile[]) =>
  [...(named.find(({ name }) => name === 'sitemap.xml')?.text ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  );
const locations = () => locationsIn(files);

test('a build names what the shop sells and writes, of every area', () => {
  expect(locations()).toEqual(expect.arrayContaining([...PUBLIC_PATHS, '/art/theme/Botanicals/1']));
  const named = new Set(locations().map(getAreaOfItem));
  expect(Object.keys(LISTS).filter((area) => !named.has(area as ListArea))).toEqual([]);
  expect(locations().filter((path) => /^\/art\/(?!theme\/|\d+\/?$)./.test(path))).toHaveLength(257);
});

test('[ROUTE-19] [ROUTE-22] [ROUTE-26] the steps from each print to the bag are written, and named to no search', async () => {
  const steps = [
    '/shop_art_type/misty-ghats',
    '/shop_art/misty-ghats',
    '/size/misty-ghats',
    '/frame/misty-ghats?type=art',
  ];
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(steps));
  expect(locations().filter((path) => /^\/(?:shop_art|shop_art_type|size|frame)\//.test(path))).toEqual([]);
});

test('each address is told once, and none that is nobody’s to find', () => {
  expect(new Set(locations()).size).toBe(locations().length);
  expect(locations().filter(isDisallowed)).toEqual([]);
});

test('every page that is the same for all and has one address is in it', () => {
  const plain = (path: string) => path.replace(/(.)\/$/, '$1');
  const named = new Set(PUBLIC_PATHS.map(plain));
  const left = ['/pinterest-6f1c2.html', '/newsletter', '*'];
  const open = routes
    .filter(({ path, handle }) => handle && !path.includes(':') && !isDisallowed(path) && !left.includes(path))
    .map(({ path }) => path);
  expect(
    open.filter((path) => !named.has(plain(path))),
    'list them in PUBLIC_PATHS',
  ).toEqual([]);
});
