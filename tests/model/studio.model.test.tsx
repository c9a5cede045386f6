import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { studioFixture } from '../../fixtures/studio.fixture.tsx';
import { DEFAULT_SETTING } from '../../machines/studio/setting.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';
import { recordDownloads } from '../support/recordDownloads.ts';
// Here at once, for a chunk that Vite makes for the first time comes later than a walk waits.
import '../../src/preview/konva/png.ts';

const own = { type: 'setting.changed', change: { frame: 'own' } };
const type = (text: string) => ({ type: 'length.typed', field: 'width', text });
const chooseFile = { type: 'file.chosen', file: new File([], 'picture.jpg', { type: 'image/jpeg' }) };
const compare = { type: 'comparison.opened' };
const save = { type: 'save.requested', title: '', drawing: null, screenWidth: 0 };

/** The pieces in words, as they stand under their pictures. */
const pieces = () => screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent);

const FIRST = { ...DEFAULT_SETTING, picture: 'misty-ghats' };
const WALNUT =
  'Misty Ghats, 18 × 24 inches on paper in the Walnut Line frame with a mat of 2.5 inches, 25.1 × 31.1 inches outside';
const CUSTOM =
  'Misty Ghats, 18 × 24 inches on paper in the Custom frame with a mat of 2.5 inches, 25.5 × 31.5 inches outside';

const outcomes: Outcome[] = [
  { requires: 'the whole piece is told in words', after: [], check: () => expect(pieces()).toEqual([WALNUT]) },
  // A moulding of 1.25 inches: 18 + 2 × (2.5 + 1.25).
  {
    requires: 'a moulding of its own by colour, width, depth and profile',
    after: [own],
    emits: { type: 'keep', first: { ...FIRST, frame: 'own' }, second: null },
    check: () => {
      expect(pieces()).toEqual([CUSTOM]);
      expect(screen.getByLabelText<HTMLInputElement>('Width of the face').value).toBe('1.25');
      expect(screen.getByLabelText<HTMLSelectElement>('Profile').value).toBe('Scoop');
    },
  },
  {
    requires: 'a free size',
    after: [type('20.5')],
    emits: { type: 'keep', first: { ...FIRST, width: 20.5 }, second: null },
    check: () => expect(pieces()[0]).toMatch(/^Misty Ghats, 20.5 × 24 inches/),
  },
  {
    requires: 'a length that nobody makes',
    after: [type('400')],
    sees: 'Type a number of inches from 4 to 96.',
    check: () => expect(pieces()).toEqual([WALNUT]),
  },
  {
    requires: 'a length that is put right',
    after: [type('400'), type('20.5')],
    butNot: 'Type a number of inches from 4 to 96.',
  },
  // Its own shape, 3 by 2, with the longer side of the picture before it.
  {
    requires: 'a picture of the catalogue in its own shape',
    after: [{ type: 'picture.chosen', picture: 'first-light' }],
    check: () => expect(pieces()[0]).toMatch(/^First Light, 24 × 16 inches/),
  },
  {
    requires: 'a file of its own',
    after: [chooseFile, { reply: 'picture.read' }],
    check: () => expect(pieces()[0]).toMatch(/^Your picture, 24 × 16 inches/),
  },
  {
    requires: 'a file that is no picture',
    after: [chooseFile, { reply: 'picture.tooSmall' }],
    sees: /cannot be framed/,
    check: () => expect(pieces()).toEqual([WALNUT]),
  },
  {
    requires: 'the second of two settings is changed',
    after: [compare, own],
    emits: { type: 'keep', first: FIRST, second: { ...FIRST, frame: 'own' } },
    check: () => expect(pieces()).toEqual([WALNUT, CUSTOM]),
  },
  {
    requires: 'the first of two settings is changed',
    after: [compare, { type: 'side.chosen', side: 'first' }, own],
    check: () => expect(pieces()).toEqual([CUSTOM, WALNUT]),
  },
  {
    requires: 'the first of two settings stays',
    after: [compare, own, { type: 'comparison.closed' }],
    emits: { type: 'keep', first: FIRST, second: null },
    check: () => expect(pieces()).toEqual([WALNUT]),
  },
  {
    requires: 'a PNG at print size',
    after: [save, { reply: 'screen.saved' }],
    sees: 'The picture is in your downloads, with 300 pixels to the inch.',
    check: () => expect(downloads.at(-1)).toBe('Misty-Ghats-preview.png'),
  },
  {
    requires: 'a PNG that cannot be painted',
    after: [save, { reply: 'screen.tainted' }],
    sees: 'The picture could not be saved. Please try again.',
  },
];

const downloads = recordDownloads();

testPaths({ ...studioFixture, outcomes });
