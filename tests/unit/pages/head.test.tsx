import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../src/api/parseHtml.ts';
import { Head } from '../../../src/routes/head/Head.tsx';

const pageMeta = { title: 'Misty Ghats', description: 'Hills before the rain.', path: '/art/misty-ghats' };

/** The content of each tag by its name, in the order of the page. */
const tags = (html: string) =>
  [...parseHtml(html).querySelectorAll('meta')].map((meta) => [
    meta.getAttribute('name') ?? meta.getAttribute('property'),
    meta.content,
  ]);

test('[ROUTE-65] a page has one description and one address, whatever follows it in the bar', () => {
  const html = renderToStaticMarkup(<Head {...pageMeta} path="/art/?filter=Botanicals#more" />);
  expect(tags(html)).toEqual([
    ['description', 'Hills before the rain.'],
    ['og:type', 'website'],
    ['og:title', 'Misty Ghats'],
    ['og:description', 'Hills before the rain.'],
    ['og:url', '/art/'],
    ['og:image', '/share.jpg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'A framed print on a wall, and the name Mitre & Mat'],
    ['twitter:card', 'summary_large_image'],
  ]);
  expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual(['<link rel="canonical" href="/art/"/>']);
});

test('the picture that stands for a page without one is in every build, in the size that is told', async () => {
  const { format, width, height } = await sharp('public/share.jpg').metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});

test('a shared link shows its picture in its size, and says what it shows', () => {
  const detail = { url: 'https://files.example/misty.webp', width: 1200, height: 900 };
  const picture = { alt: 'Ridges of blue hills', detail };
  const html = renderToStaticMarkup(<Head {...pageMeta} type="product" picture={picture} />);
  expect(tags(html)).toEqual(
    expect.arrayContaining([
      ['og:type', 'product'],
      ['og:image', 'https://files.example/misty.webp'],
      ['og:image:width', '1200'],
      ['og:image:height', '900'],
      ['og:image:alt', 'Ridges of blue hills'],
      ['twitter:card', 'summary_large_image'],
    ]),
  );
});

test('a page that no search may find has no address of its own there', () => {
  const html = renderToStaticMarkup(<Head {...pageMeta} noIndex />);
  expect(tags(html)).toContainEqual(['robots', 'noindex']);
  expect(html).not.toContain('canonical');
});

test('things are written for search engines, and no text of theirs ends the script', () => {
  const html = renderToStaticMarkup(
    <Head
      {...pageMeta}
      breadcrumb={[{ name: 'Home', path: '/' }]}
      jsonLd={(absolute) => [{ '@type': 'Product', name: '</script>', url: absolute('/art/') }]}
    />,
  );
  const scripts = [...parseHtml(html).querySelectorAll('script[type="application/ld+json"]')];
  const things = scripts.map(({ textContent }) => JSON.parse(textContent));
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Product']);
  expect(things[1].name).toBe('</script>');
});

test('a description is short, however long the text is that it is made of', () => {
  const html = renderToStaticMarkup(<Head {...pageMeta} description={'Hills before the rain. '.repeat(50_000)} />);
  const descriptions = tags(html).filter(([name]) => name?.endsWith('description'));
  expect(descriptions).toHaveLength(2);
  for (const [, content] of descriptions) expect(content).toMatch(/^Hills before the rain\. .{200,280}…$/);
});
