import { expect, test } from 'vitest';
import { parsePageParts } from '../../../src/app/prerender/pageParts.ts';

test('what belongs into the head is taken out of a page, save preloads of pictures', () => {
  const html =
    '<title>A &amp; B</title><meta name="description" content="&quot;x&quot;"/><link rel="preload" as="image" href="/a.webp"/><link rel="canonical" href="/a"/><main><title>not this</title></main>';
  expect(parsePageParts(html)).toEqual({
    head: '<title>A &amp; B</title><meta name="description" content="&quot;x&quot;"><link rel="canonical" href="/a">',
    body: '<main><title>not this</title></main>',
    styles: '',
    picture: null,
    hasHeading: false,
    isIndexable: true,
  });
});

test.each([
  ['<link rel="canonical" href="/a/"><main><h1>A</h1></main>', { hasHeading: true, isIndexable: true }],
  [
    '<link rel="canonical" href="/a/"><meta name="robots" content="noindex"><h2>A</h2>',
    { hasHeading: false, isIndexable: false },
  ],
  ['<p>&lt;h1> and <link rel="canonical" href="/a/"></p>', { hasHeading: false, isIndexable: false }],
])('whether %s is a page to be found', (html, facts) => {
  expect(parsePageParts(html)).toMatchObject(facts);
});

test('each style attribute is a number and a rule; alike ones share theirs, and text that looks like one stays', () => {
  const html =
    '<p style="--a:&quot;1&quot;">style="x"</p><svg viewBox="0 0 1 1"><path style="--a:&quot;1&quot;"></path></svg><b style="top:0">!</b>';
  expect(parsePageParts(html)).toMatchObject({
    body: '<p data-s="0">style="x"</p><svg viewBox="0 0 1 1"><path data-s="0"></path></svg><b data-s="1">!</b>',
    styles: '#root [data-s="0"]{--a:"1"}\n#root [data-s="1"]{top:0}',
  });
});

test.each([
  [
    '<img src="/n.webp"><img src="/a.webp" srcset="/a.webp 1x" sizes="50vw" fetchpriority="high">',
    { src: '/a.webp', srcSet: '/a.webp 1x', sizes: '50vw', type: null },
  ],
  [
    '<picture><source srcset="/a.avif 1x" type="image/avif"><source srcset="/a.webp 1x"><img src="/a.jpg" sizes="9vw" fetchpriority="high"></picture>',
    { src: '/a.jpg', srcSet: '/a.avif 1x', sizes: '9vw', type: 'image/avif' },
  ],
  ['<img src="/a.webp">', null],
])('the largest picture of %s', (html, picture) => {
  expect(parsePageParts(html).picture).toEqual(picture);
});
