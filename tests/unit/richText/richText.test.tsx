import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../../src/api/parseHtml.ts';
import { configureApi } from '../../../src/api/settings.ts';
import { getDomWindow } from '../../../src/app/prerender/domWindow.ts';
import { RichText } from '../../../src/richText/RichText.tsx';
import { setSanitizerWindow } from '../../../src/richText/sanitizer.ts';
import { ATTACKS, formatOutline, MARK } from '../../support/nastyTexts.ts';

// Other files have another host.
beforeAll(() => configureApi({}));
setSanitizerWindow(getDomWindow);

const write = async (html: string) => {
  const { prelude } = await prerender(
    <MemoryRouter initialEntries={['/about/']}>
      <RichText html={html} />
    </MemoryRouter>,
  );
  return new Response(prelude).text();
};

/** A text as a browser reads it from the HTML of a page. */
const read = (html: string) => parseHtml(html).body.firstElementChild as Element;

test('[API-53] written into a page nothing of a text runs, and what is left is what a browser leaves', async () => {
  const left = await Promise.all(
    ATTACKS.map(async ([name, html]) => [name, formatOutline(read(await write(MARK + html)))]),
  );
  const expected = ATTACKS.map(([name, , rest]) => [name, `<p>"before"</>${rest}`]);
  // At home in the browser's test, these stand below the address of this page.
  expect(left).toEqual(expected.map(([name, rest]) => [name, rest?.replace('src=/x>', 'src=/about/x>')]));
}, 30_000);

test('[API-53] links and pictures of the shop have no host in the page, for it may be opened at any', async () => {
  const text = formatOutline(
    read(
      await write(
        '<a href="faq">a</a><a href="https://elsewhere.example/">b</a><img src="/sites/x.webp" width="60" height="40">',
      ),
    ),
  );
  expect(text).toBe(
    '<a data-discover=true href=/about/faq>"a"</>' +
      '<a href=https://elsewhere.example/ rel=noopener target=_blank>"b"</>' +
      '<img alt= decoding=async height=40 loading=lazy src=/sites/x.webp width=60></>',
  );
});
