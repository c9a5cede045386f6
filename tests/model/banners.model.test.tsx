import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';
import { movePointerAway } from '../support/movePointerAway.ts';
import '../../src/ui/tokens.css';
import { bannersFixture } from '../../fixtures/banners.fixture.tsx';

const FIRST = 'Hills';
const SECOND = 'Small rooms, large pictures, and a heading of two lines';
const LAST = 'A present that stays';
const fourth = { type: 'slide.chosen', index: 3 };
const hovered = { type: 'banner.hovered' };

beforeEach(movePointerAway);

function heading(name: string) {
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
}
const getLive = () => screen.getByRole('heading', { level: 2, name: FIRST }).closest('[aria-live]')?.ariaLive;
const readsOut = (live: string) => () => waitFor(() => void expect(getLive()).toBe(live));
/** What is seen: the texts that wait for their turn are in the page too. */
const shows = (name: string) => () => waitFor(() => heading(name));
const swipe = (from: { x: number; y: number }, to: { x: number; y: number }) => {
  const picture = screen.getByRole('img', { name: FIRST });
  const at = ({ x, y }: { x: number; y: number }) => [
    new Touch({ identifier: 1, target: picture, clientX: x, clientY: y }),
  ];
  fireEvent.touchStart(picture, { touches: at(from), changedTouches: at(from) });
  fireEvent.touchEnd(picture, { touches: [], changedTouches: at(to) });
};
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const height = () => screen.getByRole('region', { name: 'Banners' }).offsetHeight;
const tabIs = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => page.viewport(1280, 900));

const outcomes: Outcome[] = [
  { requires: 'HOME-04', after: [{ wait: 4_999 }], check: shows(FIRST) },
  { requires: 'HOME-04', after: [{ wait: 5_000 }], check: shows(SECOND) },
  { requires: 'HOME-04', after: Array.from({ length: 4 }, () => ({ wait: 5_000 })), check: shows(FIRST) },
  { requires: 'HOME-04', after: [hovered, { wait: 60_000 }], check: shows(FIRST) },
  { requires: 'HOME-04', after: [hovered, { type: 'banner.left' }, { wait: 5_000 }], check: shows(SECOND) },
  { requires: 'HOME-04', after: [{ type: 'rotation.paused' }, { wait: 60_000 }], check: shows(FIRST) },
  // what changes by itself is not read out over everything else
  { requires: 'HOME-04', after: [], check: readsOut('off') },
  { requires: 'HOME-04', after: [{ type: 'rotation.paused' }], check: readsOut('polite') },
  {
    requires: 'HOME-04',
    after: [{ wait: 4_000 }, { type: 'next.requested' }, { wait: 4_999 }],
    check: shows(SECOND),
  },
  {
    requires: 'HOME-04',
    after: [],
    check: async ({ clock }: Harness) => {
      tabIs(true);
      clock.increment(60_000);
      heading(FIRST);
      tabIs(false);
      clock.increment(5_000);
      await waitFor(() => heading(SECOND));
      Reflect.deleteProperty(document, 'hidden');
    },
  },
  {
    requires: 'HOME-04',
    after: [],
    // The keyboard rests on what it comes to, and presses the pause without a pointer.
    check: async ({ clock }: Harness) => {
      await userEvent.tab();
      clock.increment(60_000);
      heading(FIRST);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Banner before' }));
      while (document.activeElement?.tagName !== 'A') await userEvent.tab();
      await userEvent.tab();
      clock.increment(5_000);
      await waitFor(() => heading(SECOND));
    },
  },
  { requires: 'HOME-01', after: [], check: () => expect(linkTo('Shop art prints')).toBe('/art/') },
  {
    requires: 'HOME-01',
    after: [],
    check: async () => {
      swipe({ x: 300, y: 200 }, { x: 200, y: 220 });
      await waitFor(() => heading(SECOND));
    },
  },
  {
    requires: 'HOME-01',
    after: [],
    check: async () => {
      swipe({ x: 200, y: 200 }, { x: 300, y: 220 });
      await waitFor(() => heading(LAST));
    },
  },
  {
    requires: 'HOME-01',
    after: [],
    // Down the page, or hardly at all.
    check: async () => {
      swipe({ x: 200, y: 200 }, { x: 260, y: 400 });
      swipe({ x: 200, y: 200 }, { x: 180, y: 200 });
      await waitFor(() => heading(FIRST));
    },
  },
  { requires: 'SHELL-06', after: [{ type: 'art.chosen' }], emits: { type: 'area.begun', path: '/art/' } },
  { requires: 'HOME-02', after: [fourth], check: () => expect(linkTo('explore gifts')).toBe('/gifts/') },
  {
    requires: 'HOME-02',
    after: [fourth],
    check: () => expect(screen.queryByRole('link', { name: 'Shop art prints' })).toBeNull(),
  },
  { requires: 'HOME-02', after: [], check: () => expect(screen.queryByRole('link', { name: /gifts/ })).toBeNull() },
  {
    requires: 'HOME-03',
    after: [fourth],
    check: async () => {
      await page.viewport(390, 844);
      expect(linkTo('See the gifts')).toBe('/gifts/');
      expect(screen.queryByRole('link', { name: 'explore gifts' })).toBeNull();
    },
  },
  {
    requires: 'HOME-01',
    after: [],
    // Nothing below moves, however long the text is that takes its turn.
    check: async ({ perform }: Harness) => {
      await page.viewport(390, 844);
      const before = height();
      await perform({ type: 'slide.chosen', index: 1 });
      await waitFor(() => heading(SECOND));
      expect(height()).toBe(before);
    },
  },
  {
    requires: 'HOME-05',
    after: [{ type: 'next.requested' }],
    check: async () => {
      const picture = await screen.findByRole('img', { name: SECOND });
      const { animationName, animationDuration } = getComputedStyle(picture);
      expect(animationName).toContain('come-from-right');
      // Walks ask for reduced motion, in which nothing slides; what holds otherwise stands in the sheet.
      expect(animationDuration).toBe('0s');
      const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
      expect(sheets.find((text) => text.includes('--slide-duration: 400ms'))).toBeDefined();
    },
  },
];

testPaths({ ...bannersFixture, outcomes });
