import { describe, expect, test } from 'vitest';
import { formatText } from '../../../mocks/drupal/formatText.ts';

const process = (value: string, format = 'basic_html') => formatText({ value, format }, false).processed;

describe('a text with a format', () => {
  test.each([
    ['<p>Fine</p>', '<p>Fine</p>'],
    ['<a href="/art" title="Art">art</a>', '<a href="/art" title="Art">art</a>'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src="x.png" alt="x" onerror="alert(1)">', '<img alt="x">'],
    ['<img src="/x.png"onerror=alert(1)>', '<img src="/x.png">'],
    ['<img/onerror=alert(1) src=x>', '<img>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="jajavascript:vascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<!--<img src=x onerror=alert(1)>-->x', 'x'],
    ['<img title=">" onerror="alert(1)">', '<img title=">">'],
    ['<svg/onload=alert(1)', ''],
    ['<img src=x onerror=alert(1) alt="', 'img src=x onerror=alert(1) alt="'],
    ['1 < 2', '1 < 2'],
  ])('[API-01] %s holds nothing that does harm', (value, expected) => {
    expect(process(value)).toBe(expected);
  });

  test('[API-01] as plain text it is shown as it was typed', () => {
    expect(process('<b>1 & 2</b>', 'plain_text')).toBe('<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>');
  });
});
