import { expect, test } from 'vitest';
import { DISALLOWED_PATHS } from '../../../src/domain/disallowedPaths.ts';
import { createRobotsFile, createSitemapFiles } from '../../../src/domain/sitemap.ts';

const SITE = 'https://store.example';
const page = (path: string, lastModified: string | null = null) => ({ path, lastModified });

test('an address stands in the sitemap once, in full, and with the day of its last change', () => {
  const files = createSitemapFiles(SITE, [
    page('/'),
    page('/art/misty-ghats', '2026-03-09'),
    page("/art/theme/Black%20&%20White's/1"),
    page('/'),
  ]);
  expect(files).toEqual([
    {
      name: 'sitemap.xml',
      text: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://store.example/</loc></url>
<url><loc>https://store.example/art/misty-ghats</loc><lastmod>2026-03-09</lastmod></url>
<url><loc>https://store.example/art/theme/Black%20&amp;%20White&apos;s/1</loc></url>
</urlset>
`,
    },
  ]);
});

test('a name in another script is written as an address may hold it', () => {
  expect(createSitemapFiles(SITE, [page('/blog/കൊച്ചി')])[0]?.text).toContain(
    '<loc>https://store.example/blog/%E0%B4%95%E0%B5%8A%E0%B4%9A%E0%B5%8D%E0%B4%9A%E0%B4%BF</loc>',
  );
});

test('50,000 addresses are one file, what is more is divided, and an index names the parts', () => {
  const many = Array.from({ length: 50_001 }, (_, at) => page(`/art/${at}-a`));
  expect(createSitemapFiles(SITE, many.slice(1))).toHaveLength(1);
  const files = createSitemapFiles(SITE, many);
  expect(files.map(({ name }) => name)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files[0]?.text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://store.example/sitemap-1.xml</loc></sitemap>
<sitemap><loc>https://store.example/sitemap-2.xml</loc></sitemap>
</sitemapindex>
`);
  expect(files.slice(1).map(({ text }) => text.match(/<loc>/g)?.length)).toEqual([50_000, 1]);
});

test('robots are kept from what is a shopper’s own, and shown the sitemap', () => {
  const { name, text } = createRobotsFile(SITE);
  expect(name).toBe('robots.txt');
  expect(text).toBe(
    [
      'User-agent: *',
      ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${SITE}/sitemap.xml`,
      '',
    ].join('\n'),
  );
  for (const path of ['/account', '/checkout', '/mock_checkout', '/order', '/test-gateway', '/login', '/signup'])
    expect(text.split('\n')).toContain(`Disallow: ${path}`);
});

test('no sign of an address ends the element in which it stands', () => {
  const [file] = createSitemapFiles(SITE, [page('/a<b>"c"?d=<e>"&f=\'g\'#<h>"')]);
  const inside = /<loc>(.*)<\/loc>/.exec(file?.text ?? '')?.[1];
  expect(inside).not.toMatch(/[<>"']|&(?!amp;|apos;)/);
});
