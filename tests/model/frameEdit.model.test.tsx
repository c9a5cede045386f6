import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { frameEditFixture } from '../../fixtures/frameEdit.fixture.tsx';
import { NORDIC } from '../../machines/framedPicture/samplePictures.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const both = [{ reply: 'art.found' }, { reply: 'frames.listed' }];
const media = (chosen: string) => ({ type: 'media.chosen', media: chosen });
const size = (width: number, height: number) => ({ type: 'size.chosen', size: { width, height } });
const mat = (mat: string) => ({ type: 'mat.chosen', mat });
const pad = (chosen: string) => ({ type: 'pad.chosen', pad: chosen });
const paper = [...both, media('Paper')];

const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const getWords = (name: string) => [...list(name).options].map(({ textContent }) => textContent);

// Misty Ghats is 4 by 5 and at most 24 x 30: shorter sides of 24, 20, 16 and 12 inches.
const outcomes: Outcome[] = [
  { requires: 'FRAME-13', after: both, check: () => void screen.getByRole('heading', { level: 1, name: 'Nordic' }) },
  { requires: 'FRAME-13', after: both, sees: 'Solid ash' },
  { requires: 'FRAME-13', after: both, sees: 'around Misty Ghats' },
  {
    requires: 'FRAME-09',
    after: both,
    check: () => {
      const groups = within(list('Image Size')).getAllByRole<HTMLOptGroupElement>('group');
      expect(
        groups.map(({ label, children }) => [label, ...[...children].map((each) => each.getAttribute('value'))]),
      ).toEqual([
        ['Medium', '16x20', '12x15'],
        ['Large', '24x30', '20x25'],
      ]);
    },
  },
  { requires: 'CONF-26', after: both, check: () => expect(list('Image Size').value).toBe('16x20') },
  // 19 × 23 = 437 square inches at ₹14.80 on framed canvas
  { requires: 'FRAME-09', after: both, sees: '₹6,468' },
  // The floater around canvas is 0.4 inches wide: 16 + 0.8 by 20 + 0.8.
  { requires: 'CONF-45', after: both, sees: '16.8 × 20.8 in' },
  { requires: 'CONF-45', after: both, sees: '42.7 × 52.8 cm' },
  {
    requires: 'CONF-50',
    after: both,
    sees: 'Canvas is framed without a mat and without glass.',
    check: () => expect([list('Mat Style').disabled, list('Mat Style').value]).toEqual([true, 'none']),
  },
  // 27 × 33 = 891 square inches at ₹13.20 on framed paper
  { requires: 'FRAME-09', after: [...both, media('Paper'), size(24, 30)], sees: '₹11,761' },
  // 16 inches wide: a mat of 2.5 and a moulding of 0.8 on each side
  { requires: 'CONF-48', after: [...both, media('Paper'), mat('standard')], sees: '22.6 × 26.6 in' },
  { requires: 'FRAME-09', after: [...both, media('Paper'), mat('standard')], sees: '57.4 × 67.6 cm' },
  {
    requires: 'FRAME-09',
    after: paper,
    // 16 × 20: (16 + 2 × 2.5) (20 + 2 × 2.5) / 320 = 1.64 comes nearest to 1.618 of the golden widths.
    check: () => expect(getWords('Mat Style')).toEqual(['Standard mat, 2.5 in', 'Golden ratio, 2.5 in', 'No mat']),
  },
  // The link asks for the golden ratio, which paper can have.
  { requires: 'CONF-49', after: paper, sees: 'Golden ratio applied' },
  { requires: 'CONF-48', after: [...paper, mat('standard'), mat('none')], sees: '17.6 × 21.6 in' },
  {
    requires: 'FRAME-09',
    after: [...paper, pad('sage')],
    check: () => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sage' }).checked).toBe(true),
  },
  {
    requires: 'CONF-23',
    after: [...both, size(12, 15), media('Paper')],
    check: () => expect(list('Image Size').value).toBe('12x15'),
  },
  // A size of another bucket, chosen in one go.
  {
    requires: 'FRAME-09',
    after: [...both, size(24, 30)],
    check: ({ effects }) =>
      expect(effects.filter(({ type }) => type === 'address').at(-1)).toMatchObject({
        choice: { mode: 'frame', frame: NORDIC, media: 'Canvas', size: { width: 24, height: 30 } },
      }),
  },
  {
    requires: 'FRAME-14',
    after: [{ reply: 'art.found' }, { reply: 'frames.none' }],
    emits: { type: 'navigate', to: '/404f', replace: true },
  },
  { requires: 'ART-15', after: [{ reply: 'art.missing' }], emits: { type: 'navigate', to: '/404s', replace: true } },
];

testPaths({ ...frameEditFixture, outcomes });
