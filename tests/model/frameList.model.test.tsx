import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { frameListFixture, ownPictureListFixture } from '../../fixtures/frameList.fixture.tsx';
import { FILE } from '../../machines/framedPicture/samplePictures.ts';
import { didNotOpen } from '../support/harness/didNotOpen.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const found = { reply: 'art.found' };
const listed = { reply: 'frames.listed' };
const both = [found, listed];
const toggle = (facet: string, name: string) => ({ type: 'filter.toggled', facet, name });
const cleared = { type: 'filters.cleared' };
const opened = { type: 'panel.opened' };
const done = { type: 'panel.closed' };

const wall = () => within(screen.getByRole('list', { name: 'Frames' }));
const titles = () =>
  wall()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const panel = () => within(screen.getByRole('dialog', { name: 'Filters' }));
const getAddresses = (effects: readonly object[]) =>
  effects.filter((effect) => 'type' in effect && effect.type === 'address');

const outcomes: Outcome[] = [
  { requires: 'FRAME-01', after: both, sees: 'Framing: Misty Ghats, 16 × 20 on Paper' },
  // (16 + 3) × (20 + 3) = 437 square inches; framed paper of a fine art costs ₹13.20 each in the band from 256 to 1296
  { requires: 'CONF-57', after: both, sees: '₹5,768, whichever frame you choose' },
  {
    requires: 'FRAME-02',
    after: [...both, opened],
    check: () => {
      for (const name of ['Colors', 'Frame Style', 'Collections']) panel().getByRole('group', { name });
    },
  },
  // The default mode is framing. (CONF-22)
  { requires: 'FRAME-03', after: [...both, opened], check: () => void panel().getByRole('group', { name: 'Type' }) },
  {
    requires: 'FRAME-02',
    after: both,
    // Ornate, as the address has it
    check: () => expect(titles()).toEqual(['Temple Carved', 'Palace Rope']),
  },
  {
    requires: 'FRAME-02',
    after: [...both, cleared, opened, toggle('styles', 'Rustic'), toggle('styles', 'Ornate'), done],
    check: () =>
      expect(titles()).toEqual([
        'Rustic Ash',
        'Bleached Mango',
        'Driftwood',
        'Charred Cedar',
        'Temple Carved',
        'Palace Rope',
        'Neem Green',
      ]),
  },
  {
    requires: 'FRAME-02',
    after: [...both, cleared, opened, toggle('colours', 'Gold'), toggle('collections', 'Abstract'), done],
    check: () => expect(titles()).toEqual(['Champagne Leaf']),
  },
  {
    requires: 'FRAME-03',
    after: [...both, cleared, opened, toggle('types', 'Floater'), done],
    check: () => expect(titles()).toEqual(['Black Floater', 'Oak Floater']),
  },
  {
    requires: 'FRAME-04',
    after: [...both, opened],
    check: () => {
      panel().getByRole('button', { name: 'Done' });
      panel().getByRole('button', { name: 'Clear All' });
    },
  },
  // What is pressed counts at once, before Done.
  {
    requires: 'FRAME-04',
    after: [...both, opened, toggle('colours', 'Brown')],
    check: () => expect(panel().getByRole('status').textContent).toBe('1 frame'),
  },
  {
    requires: 'FRAME-04',
    after: [...both, opened, cleared],
    check: () => expect(panel().getByRole('status').textContent).toBe('30 frames'),
  },
  {
    requires: 'FRAME-04',
    after: [...both, opened, done],
    check: () => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull(),
  },
  {
    requires: 'FRAME-04',
    after: [...both, opened, toggle('colours', 'Gold'), done],
    check: () => void screen.getByRole('button', { name: 'Remove Gold' }),
  },
  {
    requires: 'FRAME-05',
    after: both,
    check: () => {
      const link = wall().getByRole('link', { name: 'Palace Rope' }).getAttribute('href') ?? '';
      const { pathname, searchParams } = new URL(link, 'http://shop.example');
      expect(pathname).toMatch(/^\/frame-edit\/[0-9a-f-]{36}$/);
      expect([...searchParams]).toEqual([
        ['id', 'misty-ghats'],
        ['type', 'art'],
        ['media', 'Paper'],
        ['size', '16x20'],
        ['mat', 'golden'],
        ['pad', 'white'],
      ]);
    },
  },
  { requires: 'FRAME-06', after: [found, { reply: 'frames.none' }], sees: 'No Frames Available' },
  { requires: 'FRAME-06', after: [...both, toggle('colours', 'Black')], sees: 'No Frames Available' },
  // It hangs there, and leads nowhere.
  {
    requires: 'FRAME-07',
    after: [...both, cleared],
    sees: 'Corners on the bench',
    check: () => {
      expect(titles()).toHaveLength(30);
      expect(titles()).not.toContain('Corners on the bench');
    },
  },
  { requires: 'FRAME-07', after: both, butNot: 'Corners on the bench' },
  {
    requires: 'FRAME-02',
    after: [...both, toggle('colours', 'Gold')],
    check: ({ effects }) =>
      expect(getAddresses(effects).at(-1)).toEqual({
        type: 'address',
        filters: { colours: ['Gold'], styles: ['Ornate'], collections: [], types: [] },
        choice: expect.objectContaining({ media: 'Paper', size: { width: 16, height: 20 }, mat: 'golden' }),
      }),
  },
  {
    requires: 'ART-15',
    after: [{ reply: 'art.missing' }],
    emits: { type: 'navigate', to: '/404s', replace: true },
  },
  // The frames hang without the picture, and their names can still be narrowed.
  {
    requires: 'API-27',
    after: [listed],
    check: async (harness) => {
      await didNotOpen(frameListFixture, 'art.down', 'Open the picture again')(harness);
      await harness.perform(toggle('colours', 'Gold'));
      await waitFor(() => expect(titles()).toEqual(['Palace Rope']));
      // Empty, and not as if the picture were still to come.
      expect(wall().getByRole('listitem').querySelector('img')).not.toBeNull();
    },
  },
  {
    requires: 'API-27',
    after: [listed],
    check: async (harness) => {
      await didNotOpen(frameListFixture, 'art.down', 'Open the picture again')(harness);
      await userEvent.click(screen.getByRole('button', { name: 'Open the picture again' }));
      await harness.perform(found);
      expect(await screen.findByText(/^Framing: Misty Ghats/)).toBeVisible();
    },
  },
  {
    requires: 'API-27',
    after: [found, { reply: 'frames.down' }, { type: 'frames.retried' }, listed],
    sees: 'Palace Rope',
  },
];

// 1500 × 1800 pixels are 10 × 12 inches at 150 each.
const uploadOutcomes: Outcome[] = [
  { requires: 'FRAME-01', after: both, sees: 'Framing: Your picture, 10 × 12 on Paper' },
  { requires: 'CONF-44', after: both, sees: 'Part of this link is not on offer. We have chosen what comes closest.' },
  { requires: 'FRAME-02', after: [...both, toggle('colours', 'Black')], butNot: /Part of this link/ },
  {
    requires: 'FRAME-05',
    after: both,
    check: () => {
      const frames = within(screen.getByRole('list', { name: 'Frames' }));
      const link = frames.getByRole('link', { name: 'Nordic' }).getAttribute('href') ?? '';
      expect([...new URL(link, 'http://shop.example').searchParams]).toEqual([
        ['id', FILE],
        ['type', 'upload'],
        ['width', '1500'],
        ['height', '1800'],
        ['media', 'Paper'],
        ['size', '10x12'],
        ['mat', 'standard'],
        ['pad', 'white'],
      ]);
    },
  },
  {
    requires: 'API-22',
    after: [{ reply: 'file.missing' }],
    sees: 'Your picture is no longer kept here. Please choose it once more.',
    check: () =>
      expect(screen.getByRole('link', { name: 'Choose a picture' }).getAttribute('href')).toBe('/custom-framing/'),
  },
];

describe('an upload', () => {
  testPaths({ ...ownPictureListFixture, outcomes: uploadOutcomes });
});

// Last: what it leaves in test-results is the chart's.
describe('art', () => {
  testPaths({ ...frameListFixture, outcomes });
});
