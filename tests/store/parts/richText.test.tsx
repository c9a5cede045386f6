import { screen, waitFor, within } from '@testing-library/dom';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cleanup, render } from '../../../fixtures/harness/render.tsx';
import { toHtml } from '../../../mocks/seed/markup.ts';
import { ABOUT_PAGES } from '../../../mocks/seed/pages/about.ts';
import { POLICY_PAGES } from '../../../mocks/seed/pages/policies.ts';
import { configureApi } from '../../../src/api/settings.ts';
import { RichText } from '../../../src/richText/RichText.tsx';
import { lazySanitizer } from '../../../src/richText/sanitizer.ts';
import { ATTACKS, formatOutline, MARK } from '../../support/nastyTexts.ts';

type RichTextProps = Parameters<typeof RichText>[0];

beforeAll(() => lazySanitizer.load());

let ran: string[] = [];
beforeEach(() => {
  ran = [];
  Object.assign(window, { run: (what: string) => ran.push(what) });
});
afterEach(() => {
  cleanup();
  configureApi({});
});

/** The elements of a text, each with its attributes, as the page has them. */
function show(html: string, more: Partial<RichTextProps> = {}): HTMLElement {
  const { container } = render(
    <MemoryRouter>
      <RichText html={html} {...more} />
    </MemoryRouter>,
  );
  return container.firstElementChild as HTMLElement;
}

const tags = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('*'), ({ localName }) => localName).join(' ');
const ALLOWED = new Set([
  'href',
  'target',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'decoding',
  'data-discover',
]);

/** What a text must never bring into a page. */
function getFaults(element: HTMLElement): string[] {
  return Array.from(element.querySelectorAll('*')).flatMap((element) =>
    Array.from(element.attributes)
      .filter(({ name }) => !ALLOWED.has(name))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );
}

const outlineOfMark = '<p>"before"</>';

describe('what the shop writes runs nothing', () => {
  test.each(ATTACKS)('[API-53] %s', async (_, html, left) => {
    const element = show(MARK + html);
    expect(getFaults(element)).toEqual([]);
    expect(formatOutline(element)).toBe(outlineOfMark + left);
    for (const link of element.querySelectorAll('a')) expect(link.protocol).toMatch(/^(https?|mailto|tel):$/);
    for (const image of element.querySelectorAll('img')) expect(image.src).toMatch(/^https?:/);
    element.addEventListener('click', (event) => event.preventDefault(), true);
    for (const part of element.querySelectorAll<HTMLElement>('*')) part.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(ran).toEqual([]);
    expect(element).toHaveTextContent('before');
  });

  test('[API-53] of an element that may not stay the words do', () => {
    expect(show('<div>In a <span class="x">box</span> or <center>two</center></div>').innerHTML).toBe(
      'In a box or two',
    );
  });
});

describe('what it means stays', () => {
  test.each([...ABOUT_PAGES, ...POLICY_PAGES].map(({ title, text }) => [title, toHtml(text)] as const))(
    '[API-53] %s keeps its structure',
    (_, html) => {
      const structure = (root: ParentNode) => Array.from(root.querySelectorAll('*'), ({ localName }) => localName);
      const written = new DOMParser().parseFromString(html, 'text/html').body;
      const element = show(html, { parentLevel: 1 });
      expect(structure(element)).toEqual(structure(written));
      expect(element.textContent).toBe(written.textContent);
    },
  );

  test.each([
    [1, '<h2>A</h2><h3>B</h3>', 'h2 h3'],
    [2, '<h2>A</h2><h3>B</h3>', 'h3 h4'],
    [3, '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4>', 'h4 h5 h6 h6'],
    [2, '<h2>A</h2><h5>B</h5>', 'h3 h4'],
  ] as const)('[API-53] under a heading of level %i, %s has the headings %s', (parentLevel, html, is) => {
    expect(tags(show(html, { parentLevel }))).toBe(is);
  });

  test('[API-53] a link into the store stays in it, without loading anew; others open beside it', async () => {
    render(
      <MemoryRouter>
        <Routes>
          <Route
            path="/"
            element={
              <RichText html='<a href="/art/?filter=Rain#top">in</a> <a href="https://elsewhere.example/">out</a> <a href="mailto:a@b.example">write</a> <a href="//elsewhere.example/">too</a>' />
            }
          />
          <Route path="/art" element={<p>The art</p>} />
        </Routes>
      </MemoryRouter>,
    );
    const link = (name: string) => screen.getByRole('link', { name });
    expect(
      ['out', 'too', 'write'].map((name) => [link(name).getAttribute('target'), link(name).getAttribute('rel')]),
    ).toEqual([
      ['_blank', 'noopener'],
      ['_blank', 'noopener'],
      [null, null],
    ]);
    expect(link('in').getAttribute('href')).toBe('/art/?filter=Rain#top');
    link('in').click();
    await screen.findByText('The art');
  });

  test('[API-53] a picture has its text, its size and its time; one of the shop’s own lies at its host', () => {
    configureApi({ host: 'https://shop.example' });
    const element = show(
      '<img src="/sites/x.webp" alt="Corners" width="600" height="400" loading="eager" srcset="y 2x"><img src="https://elsewhere.example/y.png" width="100%">',
    );
    const [own, other] = Array.from(element.querySelectorAll('img'));
    expect([own?.src, own?.alt, own?.width, own?.height, own?.loading, own?.srcset]).toEqual([
      'https://shop.example/sites/x.webp',
      'Corners',
      600,
      400,
      'lazy',
      '',
    ]);
    expect([other?.getAttribute('src'), other?.alt, other?.getAttribute('width')]).toEqual([
      'https://elsewhere.example/y.png',
      '',
      null,
    ]);
  });

  test('[API-53] a table scrolls by itself, with the keyboard too', () => {
    const wide = `<tr>${'<td>longwordsthatdonotbreak</td>'.repeat(30)}</tr>`;
    const element = show(
      `<table> <caption>Sizes</caption> <thead><tr> <th scope="col" colspan="2">In</th></tr></thead>${wide}</table>`,
    );
    const place = within(element).getByRole('region', { name: 'Table' });
    expect([place.tabIndex, place.scrollWidth > place.clientWidth, place.querySelector('th')?.colSpan]).toEqual([
      0,
      true,
      2,
    ]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});

test('a text whose code comes while it is drawn is drawn in one go', async () => {
  vi.spyOn(lazySanitizer, 'peek').mockReturnValueOnce(undefined);
  const place = document.body.appendChild(document.createElement('div'));
  const onRecoverableError = vi.fn();
  const root = createRoot(place, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  startTransition(() =>
    root.render(
      <MemoryRouter>
        <RichText html="<p>Hung low</p>" />
      </MemoryRouter>,
    ),
  );
  await waitFor(() => expect(within(place).getByText('Hung low')).toBeVisible());
  expect(onRecoverableError).not.toHaveBeenCalled();
});
