import { expect, test } from 'vitest';
import { toHtml } from '../../../mocks/seed/markup.ts';
import { ABOUT_PAGES } from '../../../mocks/seed/pages/about.ts';
import { splitByHeadings } from '../../../src/routes/fixedPage/FixedText.tsx';

test.each([
  ['two questions', '<h2>A?</h2><p>a</p>\n<h2>B?</h2><p>b</p>', '', ['A?', '<p>a</p>', 'B?', '<p>b</p>']],
  ['words before the first', '<p>Hello.</p><h2>A?</h2><p>a</p>', '<p>Hello.</p>', ['A?', '<p>a</p>']],
  ['a lower heading, which stays in its part', '<h2>A?</h2><h3>x</h3><p>a</p>', '', ['A?', '<h3>x</h3><p>a</p>']],
  ['lower headings alone', '<h4>A?</h4><p>a</p><h5>x</h5>', '', ['A?', '<p>a</p><h5>x</h5>']],
  ['markup in a heading', '<h2 class="q"><b>A</b> &amp; B?</h2>a', '', ['A & B?', 'a']],
  ['an empty heading', '<h2> </h2><p>lost</p><h2>A?</h2>a', '', ['A?', 'a']],
  [
    'headings inside other elements',
    '<div><h2>A?</h2><p>a</p></div><h2>B?</h2>b',
    '<div></div>',
    ['A?', '<div><p>a</p></div>', 'B?', 'b'],
  ],
  [
    'an attribute that reads like a heading',
    '<p title="<h1>x</h1>">a</p><h2>A?</h2>b',
    '<p title="&lt;h1&gt;x&lt;/h1&gt;">a</p>',
    ['A?', 'b'],
  ],
  ['no heading', '<p>All of it.</p>', '<p>All of it.</p>', []],
  ['nothing', '', '', []],
])('[STAT-05] a text is cut at its highest headings: %s', (_, html, intro, parts) => {
  const cut = splitByHeadings(html);
  expect([cut.intro, cut.parts.flatMap(({ title, html: under }) => [title, under])]).toEqual([intro, parts]);
});

test('[STAT-05] the questions of the store, each with an answer', () => {
  const html = toHtml(ABOUT_PAGES.find(({ name }) => name === 'faq')?.text ?? '');
  const { intro, parts } = splitByHeadings(html);
  expect([intro, parts.length, parts.every(({ html: answer }) => answer.startsWith('<p>'))]).toEqual(['', 12, true]);
  expect(parts[0]?.title).toBe('Do you deliver to my town?');
});
