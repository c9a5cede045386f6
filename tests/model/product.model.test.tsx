import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { productFixture } from '../../fixtures/product.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const found = { reply: 'product.found' };
const next = { type: 'picture.next' };
const zoomed = { type: 'zoom.opened' };
const cream = { type: 'variation.chosen', id: '3917ade8-140c-5fa8-86a6-116ad40f37e0' };
const down = { reply: 'product.downTwiceThenFound' };
const retry = { type: 'product.retried' };

const row = () => screen.getByRole('list', { name: 'Kettle Pond Bottle' });
/** The place of the large picture that the shopper sees. */
const getPictureIndex = () => Math.round(row().scrollLeft / row().clientWidth);
const seesPicture = (place: number) => waitFor(() => expect(getPictureIndex()).toBe(place));

const outcomes: Outcome[] = [
  {
    requires: 'DECOR-05',
    after: [found],
    sees: 'Picture 1 of 2',
    check: () => {
      expect(screen.getAllByRole('button', { name: /^Picture \d of 2$/ })).toHaveLength(2);
      expect(row().querySelectorAll('img')).toHaveLength(2);
    },
  },
  { requires: 'DECOR-05', after: [found, next], sees: 'Picture 2 of 2', check: () => seesPicture(1) },
  // The arrow has nothing further to turn to, but whoever pressed it by a key is still there.
  {
    requires: 'DECOR-05',
    after: [found, next],
    check: () => void expect(screen.getByRole('button', { name: 'Next picture' })).toHaveFocus(),
  },
  {
    requires: 'DECOR-05',
    after: [found, { type: 'picture.picked', at: 1 }],
    check: async () => {
      await seesPicture(1);
      expect(screen.getByRole('button', { name: 'Picture 2 of 2', current: true })).toBeVisible();
    },
  },
  // A swipe is the browser's own scrolling: what stands still in the row is what is seen.
  {
    requires: 'DECOR-05',
    after: [found],
    check: async ({ actor }) => {
      row().scrollTo({ left: row().clientWidth, behavior: 'instant' });
      await waitFor(() => expect(actor.getSnapshot().context.pictureIndex).toBe(1));
      expect(screen.getByText('Picture 2 of 2')).toBeVisible();
    },
  },
  {
    requires: 'DECOR-05',
    after: [found],
    check: async () => {
      screen.getByRole('button', { name: 'Zoom' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await seesPicture(1);
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
      await seesPicture(0);
    },
  },
  {
    requires: 'DECOR-05',
    after: [found, zoomed],
    check: async () => {
      const popup = await screen.findByRole('dialog', { name: 'Kettle Pond Bottle, closer' });
      const large = () => popup.querySelector('img')?.getAttribute('src');
      expect(large()).toMatch(/kettle-pond-bottle-teal\.webp/);
      await userEvent.keyboard('{ArrowRight}');
      expect(large()).toMatch(/kettle-pond-bottle-teal-room\.webp/);
      // Of a picture that one came near to, the keys move what is seen.
      await userEvent.keyboard('+{ArrowLeft}');
      expect(large()).toMatch(/kettle-pond-bottle-teal-room\.webp/);
    },
  },
  {
    requires: 'DECOR-11',
    after: [found, cream],
    check: () => {
      expect(screen.getByRole('radio', { name: 'Cream' })).toBeChecked();
      expect(row().querySelector('img')?.getAttribute('src')).toMatch(/kettle-pond-bottle-cream\.webp/);
    },
  },
  {
    requires: 'DECOR-12',
    after: [found, next, cream, { type: 'variation.chosen', id: '0c2d26dc-d620-5913-9e1c-fde11e919838' }],
    sees: 'Picture 1 of 2',
    check: () => seesPicture(0),
  },
  {
    requires: 'MIX-08',
    after: [found],
    check: () => {
      const colours = screen.getAllByRole<HTMLInputElement>('radio');
      expect(colours.map(({ labels }) => labels?.[0]?.title)).toEqual(['Teal', 'Cream', 'Terracotta, sold out']);
      screen.getByRole('radiogroup', { name: 'Colour Teal' });
    },
  },
  { requires: 'DECOR-10', after: [{ reply: 'product.none' }], emits: { type: 'navigate', to: '/404', replace: true } },
  {
    requires: 'DECOR-10',
    after: [down, retry, down, retry, down],
    sees: 'Kettle Pond Bottle',
    check: ({ effects }) => expect(effects).toEqual([]),
  },
];

testPaths({ ...productFixture, outcomes });
