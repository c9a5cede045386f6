import { expect, test } from 'vitest';
import { toPlainText } from '../../../src/api/plainText.ts';
import { hasContent } from '../../../src/richText/sanitizer.ts';

test.each([
  [
    '<p>Rain over\n the <em>ghats</em>.</p>\n<p>Printed &amp; signed&nbsp;here.</p>',
    'Rain over the ghats.\n\nPrinted & signed here.',
  ],
  ['One<br>two<BR/>three', 'One\ntwo\nthree'],
  ['<script>alert(1)</script >Left<style>p{}</style>', 'Left'],
  ['&#39;quoted&#x27; &constructor; &#0; &#99999999;', "'quoted' &constructor; \u{FFFD} \u{FFFD}"],
  ['caf&eacute; &ndash; <b>a </b> b', 'caf\u00E9 \u2013 a b'],
  ['<ul><li>One</li><li>Two</li></ul>Three', 'One\n\nTwo\n\nThree'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['', ''],
  // no whole markup
  ['Left<script>never closed', 'Left'],
  ['<img alt="a" src="b.jpg">', ''],
  ['1 < 2', '1 < 2'],
  ['<p>One<p>Two', 'One\n\nTwo'],
  ['<!-- 1 > 0 -->Left<img alt="1 > 0">', 'Left'],
])('[CAT-19] %j reads %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

test('[CAT-19] a megabyte of beginnings of tags is read at once', () => {
  const beginnings = '<'.repeat(1_000_000);
  expect(toPlainText(beginnings)).toBe(beginnings);
  expect(hasContent(beginnings)).toBe(true);
  expect(toPlainText('<script>'.repeat(100_000))).toBe('');
});

test.each([
  ['<p>Words</p>', true],
  ['<p><img src="a.jpg" alt=""></p>', true],
  ['<p> <br>&nbsp;</p>', false],
  ['<script>alert(1)</script>', false],
  ['', false],
])('[CAT-19] %j has something to read or to look at: %j', (html, has) => {
  expect(hasContent(html)).toBe(has);
});
