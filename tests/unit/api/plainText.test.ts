import { expect, test } from 'vitest';
import { plainText } from '../../../src/api/plainText.ts';

test.each([
  [
    '<p>Rain over\n the <em>ghats</em>.</p>\n<p>Printed &amp; signed&nbsp;here.</p>',
    'Rain over the ghats.\n\nPrinted & signed here.',
  ],
  ['One<br>two<BR/>three', 'One\ntwo\nthree'],
  ['<script>alert(1)</script >Left<style>p{}</style>', 'Left'],
  ['&#39;quoted&#x27; &constructor; &#0; &#99999999;', "'quoted' &constructor; &#0; &#99999999;"],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['', ''],
])('[CAT-19] %j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
