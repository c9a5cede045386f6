import { expect, test } from 'vitest';
import { getPageFiles } from '../../../scripts/pages/chunks.ts';
import { createPageDocument } from '../../../scripts/pages/pageDocument.ts';
import { toPageFile } from '../../../scripts/pages/pageFile.ts';
import { createPageSheet, createRulesFile } from '../../../scripts/pages/styleFiles.ts';

const noted = {
  entry: 'assets/index.js',
  chunks: {
    'assets/index.js': {
      file: 'assets/index.js',
      imports: ['assets/vendor.js', 'assets/shared.js'],
      styles: ['assets/index.css'],
    },
    'assets/vendor.js': { file: 'assets/vendor.js', imports: [], styles: [] },
    'assets/shared.js': { file: 'assets/shared.js', imports: ['assets/vendor.js'], styles: ['assets/shared.css'] },
    'assets/home.js': {
      file: 'assets/home.js',
      imports: ['assets/shared.js', 'assets/tile.js'],
      styles: ['assets/home.css'],
    },
    'assets/tile.js': { file: 'assets/tile.js', imports: [], styles: ['assets/tile.css'] },
    'assets/list.js': { file: 'assets/list.js', imports: ['assets/tile.js'], styles: ['assets/list.css'] },
  },
  start: 'assets/shared.js',
  pages: { HomePage: 'assets/home.js', ListPage: 'assets/list.js' },
  assets: { 'src/ui/fonts/fraunces.woff2': 'assets/fraunces-1.woff2' },
  sheets: {},
};

const template = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <!--own-head-->
    <title>Shop</title>
    <meta
      data-until-drawn
      name="description"
      content="Nothing yet"
    />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const page = {
  body: '<h1>Prints for $& and $1</h1>',
  head: '<title>Prints</title><meta name="description" content="All of them">',
  data: '{"text":"</script><script>alert(1)</script>"}',
  styles: '',
  page: 'HomePage',
  isFound: true,
  picture: { src: '/p-680.webp', srcSet: '/p-320.webp 320w, /p-680.webp 680w', sizes: '50vw', type: 'image/webp' },
};

test('a page names the files that it needs and no others, what it builds on first', () => {
  expect(getPageFiles(noted, 'HomePage')).toEqual({
    scripts: ['assets/vendor.js', 'assets/shared.js', 'assets/home.js', 'assets/tile.js'],
    styles: ['assets/shared.css', 'assets/index.css', 'assets/tile.css', 'assets/home.css'],
  });
  expect(getPageFiles(noted, null)).toEqual({
    scripts: ['assets/vendor.js', 'assets/shared.js'],
    styles: ['assets/shared.css', 'assets/index.css'],
  });
  expect(() => getPageFiles(noted, 'Nowhere')).toThrow('No file of the build holds the page Nowhere.');
});

const html = createPageDocument(template, noted, page);

test('the page stands in the document as it was drawn, under its own title and description', () => {
  expect(html).toContain('<div id="root"><h1>Prints for $& and $1</h1></div>');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('<title>Prints</title>');
  expect(html).not.toContain('Nothing yet');
});

test('the largest picture is asked for first, and by high priority; scripts come last, and by low', () => {
  const places = ['p-680.webp', 'index.css', 'fraunces-1.woff2', 'href="/assets/vendor.js"', 'src="/assets/index.js"'];
  const found = places.map((name) => html.indexOf(name));
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(html).toMatch(/<link rel="preload" as="image"[^>]* imagesrcset="[^"]*680w"[^>]* fetchpriority="high">/);
  const scripts = html.match(/<link rel="later"[^>]*>/g) ?? [];
  expect(scripts).toHaveLength(4);
  for (const link of scripts) expect(link).toContain('fetchpriority="low"');
  expect(html.match(/assets\/index\.js/g)).toHaveLength(1);
  expect(html).not.toContain('list.css');
});

test('scripts of a page that is complete wait to be asked for; those of one that the browser draws are asked for at once', () => {
  expect(html).not.toContain('modulepreload');
  const plain = createPageDocument(template, noted, { ...page, page: null });
  expect(plain.match(/<link rel="modulepreload"[^>]*>/g)).toHaveLength(2);
  expect(plain).not.toContain('rel="later"');
});

test('data cannot end its script, and is the same when it is read', () => {
  const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(JSON.parse(page.data));
  expect(html).not.toContain('<script>alert');
});

test('rules of a page are a file named by what it holds, and stand after all other styles', () => {
  expect(createRulesFile('')).toBeNull();
  const file = createRulesFile('#root [data-s="1"]{color:red}');
  expect(file?.name).toMatch(/^assets\/page-[\w-]{8}\.css$/);
  expect(createRulesFile('#root [data-s="1"]{color:blue}')?.name).not.toBe(file?.name);
  const styled = createPageDocument(template, noted, { ...page, styles: '#root [data-s="1"]{color:red}' });
  expect(styled.indexOf(`/${file?.name}`)).toBeGreaterThan(styled.indexOf('/assets/home.css'));
  expect(styled).toContain(`href="/${file?.name}" data-styles>`);
});

test('all style sheets of a page travel as one, in their order, and no chunk fetches one of them again', () => {
  const sheets = {
    'assets/shared.css': 'a{}',
    'assets/index.css': 'b{}',
    'assets/tile.css': 'c{}',
    'assets/home.css': 'd{}',
  };
  const sheet = createPageSheet({ sheets }, Object.keys(sheets));
  expect(sheet?.text).toBe('a{}\nb{}\nc{}\nd{}');
  const html = createPageDocument(template, { ...noted, sheets }, page);
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(links.filter((link: string) => !link.includes('disabled'))).toEqual([
    `<link rel="stylesheet" crossorigin href="/${sheet?.name}">`,
  ]);
  // Vite looks for a link of this address before it fetches the styles of a chunk.
  for (const name of Object.keys(sheets)) expect(html).toContain(`href="/${name}" disabled>`);
  expect(createPageSheet({ sheets: {} }, ['assets/home.css'])).toBe(null);
});

test.each([
  ['/', 'index.html'],
  ['/art/', 'art/index.html'],
  ['/art/misty-ghats', 'art/misty-ghats/index.html'],
  ['/art/theme/Wall%20Art/1', 'art/theme/Wall Art/1/index.html'],
  ['/404.html', '404.html'],
  ['/art/%2e%2e/secret', null],
  ['/art/..%2F..%2Fsecret', null],
  ['/art/%E0%A4', null],
  ['/art/a?b', null],
  [`/art/${'x'.repeat(300)}`, null],
  ['//evil.example', 'evil.example/index.html'],
  ['art', null],
])('the page at %s goes to %s', (path, file) => {
  expect(toPageFile(path)).toBe(file);
});
