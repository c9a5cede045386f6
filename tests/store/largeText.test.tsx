import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { palms } from '../../machines/cart/sampleLines.ts';
import { openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const PATHS = [
  '/gifts/',
  '/gifts/first-chai',
  '/gallery-walls/nine-thresholds',
  '/wall',
  '/faq',
  '/stores',
  '/shop_art_type/misty-ghats',
  '/checkout/shopping-bag',
  '/checkout/shipping',
];

const LARGE = ':root { font-size: 200% }';
/** What WCAG 1.4.12 lets a reader do with a text. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

setupStore([...PATHS, '/', '/art/misty-ghats']);
beforeEach(() => page.viewport(320, 640));
afterEach(() => {
  document.adoptedStyleSheets = [];
});

function readsWith(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

const getHeight = (box: Element) => box.getBoundingClientRect().height;
const getOverflow = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

test.each(PATHS)(
  'with text of twice the size or spaced out, %s and its lines of the bag are no wider than a phone',
  async (path) => {
    localStorage.setItem('cartData', JSON.stringify([palms]));
    localStorage.setItem('pincode', '"682001"');
    openStore([path]);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    for (const rules of [LARGE, SPACED]) {
      readsWith(rules);
      // A line of the bag is cut off where it ends.
      const places = [document.documentElement, ...document.querySelectorAll('main li:has([role="group"])')];
      expect(Math.max(...places.map(getOverflow)), rules).toBeLessThanOrEqual(0);
    }
  },
);

test('with text of twice the size, the shop’s name keeps its line and no theme lies over the next', async () => {
  readsWith(LARGE);
  openStore(['/']);
  await screen.findByRole('heading', { name: 'Find Art You Love' });
  const header = document.querySelector('header') as HTMLElement;
  const name = within(header).getByRole('link', { name: /^Mitre & Mat/ });
  expect(getHeight(name)).toBeLessThan(getHeight(header));
  const themes = within(await screen.findByRole('list', { name: 'Find Art You Love' }));
  const [first, next] = (await themes.findAllByRole('link')) as [HTMLElement, HTMLElement];
  expect(getOverflow(first)).toBe(0);
  expect(first.getBoundingClientRect().right).toBeLessThan(next.getBoundingClientRect().left);
});

test('with text of twice the size, the price stands clear of the button that buys', async () => {
  await page.viewport(390, 844);
  readsWith(LARGE);
  openStore(['/art/misty-ghats']);
  const price = (await screen.findByRole('button', { name: /^add to cart$/i })).previousElementSibling as HTMLElement;
  await waitFor(() => expect(price).toHaveTextContent('₹'));
  expect(getOverflow(price)).toBe(0);
});
