import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { wallFixture } from '../../fixtures/wall.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';
import { recordDownloads } from '../support/recordDownloads.ts';
// Here at once, for a chunk that Vite makes for the first time comes later than a walk waits.
import '../../src/ports/wallTemplates.ts';
import '../../src/preview/konva/DrawingStage.tsx';

const opened = { reply: 'frames.listed' };
const live = { reply: 'stage.loaded' };
const chooseArrangement = (arrangement: string) => ({ type: 'arrangement.chosen', arrangement });
/** The dialog is opened, and turned to another source. */
const from = (source: string) => [
  { type: 'candidates.opened', source: 'catalogue', page: 1 },
  { reply: 'candidates.listed' },
  { type: 'candidates.opened', source, page: 1 },
];
const ownWall = [{ type: 'photo.chosen' }, { reply: 'wall.measured' }];
const first = { type: 'piece.selected', id: 1 };

/** The nails as they are told: number, picture, and how far from the corner, the centre line and the floor. */
const findNails = async () =>
  within(await screen.findByRole('table', { name: /nail/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
/** Where each piece hangs, in words. */
const places = () => screen.getAllByText(/from the left/).map(({ textContent }) => textContent);

const outcomes: Outcome[] = [
  {
    requires: 'a plan in an address with a piece that is gone',
    after: [opened],
    sees: 'No longer in the shop: 1 piece. All else hangs as it was planned.',
    check: async () => {
      // Paper of 16 × 20 inches with a mat of 2.5 and a face of 0.8 is 22.6 × 26.6 inches outside, which is 574 × 675.6 mm.
      expect(places()).toEqual([
        '111.3 cm from the left, 116.2 cm above the floor',
        '191.3 cm from the left, 116.2 cm above the floor',
      ]);
      // Its hook is 0.4 inches under the upper edge: 1500 + 337.82 - 10.16 = 1827.7 mm above the floor.
      expect(await findNails()).toEqual([
        ['1', 'Misty Ghats', '140.0 cm55 1/8 in', '60.0 cm left23 5/8 in', '182.8 cm71 15/16 in'],
        ['2', 'Misty Ghats', '220.0 cm86 5/8 in', '20.0 cm right7 7/8 in', '182.8 cm71 15/16 in'],
      ]);
    },
  },
  {
    requires: 'CONF-35',
    after: [opened],
    check: () => {
      const prices = screen.getAllByText(/^₹/).map(({ textContent }) => Number(textContent?.replace(/\D/g, '')));
      const total = prices.pop();
      expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total);
    },
  },
  {
    requires: 'arranged in a row with the gap of 6 cm',
    after: [opened, chooseArrangement('row')],
    check: ({ effects }) => {
      expect(places()).toEqual([
        '139.6 cm from the left, 111.2 cm above the floor',
        '203.0 cm from the left, 111.2 cm above the floor',
      ]);
      expect(effects).toContainEqual(
        expect.objectContaining({ type: 'address', query: expect.stringContaining('by=row') }),
      );
    },
  },
  {
    requires: 'dragged near the middle of the wall it hangs in the middle',
    after: [opened, live, { type: 'piece.removed', id: 2 }, { type: 'piece.dropped', id: 1, at: { x: 1990, y: 1700 } }],
    check: async () => expect((await findNails())[0]?.[3]).toBe('0.0 cm0 in'),
  },
  {
    requires: 'moved by a centimetre, and taken back',
    after: [
      opened,
      first,
      { type: 'piece.stepped', id: 1, by: { x: -10, y: 0 } },
      { type: 'plan.undone' },
      { type: 'plan.redone' },
    ],
    check: () => expect(places()[0]).toBe('110.3 cm from the left, 116.2 cm above the floor'),
  },
  {
    requires: 'CONF-50',
    after: [opened, first, { type: 'piece.changed', id: 1, change: { media: 'Canvas' } }],
    sees: /16 × 20 in, canvas, Nordic frame/,
  },
  {
    requires: 'a wall of 20 cm',
    after: [opened, { type: 'length.typed', field: 'width', text: '20' }],
    sees: 'Type a number from 100 to 1500.',
    check: () => expect(places()).toHaveLength(2),
  },
  {
    requires: 'a wall of a metre has room for two, one above the other',
    after: [opened, { type: 'length.typed', field: 'width', text: '100' }, { type: 'room.chosen', room: null }],
    butNot: /Without room on this wall/,
    check: () => expect(places()).toHaveLength(2),
  },
  {
    requires: 'a wall that is too small for all',
    after: [
      opened,
      { type: 'length.typed', field: 'width', text: '100' },
      { type: 'length.typed', field: 'height', text: '180' },
    ],
    sees: /^Without room on this wall: 2. Misty Ghats/,
    check: () => expect(places()).toHaveLength(1),
  },
  {
    requires: 'another piece is taken down than the one that is worked on',
    after: [opened, first, { type: 'piece.removed', id: 2 }],
    check: () => expect(screen.getByRole('button', { name: 'Done with 1. Misty Ghats' })).toBeTruthy(),
  },
  {
    requires: 'FRAME-10',
    after: [opened, ...ownWall],
    sees: 'To scale on your own wall',
    check: ({ effects }) => {
      // 480 of 1200 × 900 pixels are 36 inches: the photo shows 90 × 67.5 inches, and eyes look at three fifths of its height.
      expect(screen.getByText(/^Your photo shows/).textContent).toBe('Your photo shows 228.6 cm by 171.5 cm of it.');
      expect(places()).toEqual([
        '45.6 cm from the left, 69.1 cm above the photo’s lower edge',
        '125.6 cm from the left, 69.1 cm above the photo’s lower edge',
      ]);
      expect(effects.at(-1)).toEqual(
        expect.objectContaining({
          type: 'address',
          query: expect.stringMatching(/^w=2286&h=1715&room=bare&.*photo=own/),
        }),
      );
    },
  },
  {
    requires: 'the photo of a wall is taken back with what hung on it, and comes again',
    after: [opened, ...ownWall, { type: 'plan.undone' }, { type: 'plan.redone' }, { type: 'plan.undone' }],
    check: () => {
      expect(screen.queryByText('To scale on your own wall')).toBeNull();
      expect(screen.getByLabelText<HTMLInputElement>('Width, cm').value).toBe('400');
    },
  },
  {
    requires: 'storage full',
    after: [opened, chooseArrangement('row'), { reply: 'plan.unsaved' }],
    sees: 'This browser has no room to keep your plan. Its address holds it all: save or send that.',
  },
  {
    requires: 'a piece from the bag',
    after: [
      opened,
      ...from('cart'),
      { reply: 'candidates.listed' },
      { type: 'candidate.picked' },
      { reply: 'art.found' },
    ],
    check: () => expect(screen.getAllByRole('button', { name: /^Take down/ })).toHaveLength(3),
  },
  {
    requires: 'a print from the wishlist, which has other things too',
    after: [opened, ...from('wishlist'), { reply: 'candidates.listed' }],
    check: () => {
      const pictures = within(screen.getByRole('list', { name: 'Pictures to hang' })).getAllByRole('button');
      expect(pictures.map(({ textContent }) => textContent)).toEqual(['Blue City Jali']);
    },
  },
  {
    requires: 'furniture that is wider than its wall is not cut in silence',
    after: [opened, { type: 'room.chosen', room: 'living' }, { type: 'length.typed', field: 'width', text: '120' }],
    sees: 'It is wider than this wall: only its middle is drawn.',
  },
  {
    requires: 'WISH-01',
    after: [opened, ...from('wishlist'), { reply: 'candidates.loginNeeded' }],
    sees: 'Login to access wishlist',
  },
  {
    requires: 'templates at 1:1 as a PDF',
    after: [opened, { type: 'templates.requested' }, { reply: 'templates.made' }],
    sees: 'The templates are in your downloads. Print them at 100 %, on A4 or Letter.',
    check: () => expect(downloads.at(-1)).toBe('nail-templates.pdf'),
  },
  { requires: 'the plan on paper', after: [opened, { type: 'print.requested' }], emits: { type: 'print' } },
];

const downloads = recordDownloads();

testPaths({ ...wallFixture, outcomes });
