import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { userEvent as hand } from 'vitest/browser';
import { MATTE_BLACK, NORDIC } from '../../../machines/framedPicture/samplePictures.ts';
import type { Outcome } from '../../support/harness/testPaths.tsx';
import { movePointerAway } from '../../support/movePointerAway.ts';
import { getChosen, getHeadings, getTabs, getValues, queryGroup } from './queries.ts';

const found = { reply: 'art.found' };
const listed = { reply: 'frames.listed' };
const here = [found, listed];
const mode = (chosen: string) => ({ type: 'mode.chosen', mode: chosen });
const media = (chosen: string) => ({ type: 'media.chosen', media: chosen });
const frame = (chosen: string) => ({ type: 'frame.chosen', frame: chosen });
const mat = (mat: string) => ({ type: 'mat.chosen', mat });
const pad = (chosen: string) => ({ type: 'pad.chosen', pad: chosen });
const tab = (opened: string) => ({ type: 'tab.opened', tab: opened });
const size = (width: number, height: number) => ({ type: 'size.chosen', size: { width, height } });
const opened = [found];
const printChosen = [found, mode('art')];
const nordicChosen = [...here, frame(NORDIC)];
const paper2430 = [...here, media('Paper'), tab('Large'), size(24, 30)];

const ADJUSTED = 'Part of this link is not on offer. We have chosen what comes closest.';

// Misty Ghats is 4 by 5 and at most 24 x 30: shorter sides of 24, 20, 16 and 12 inches.
export const artOutcomes: Outcome[] = [
  {
    requires: 'ART-06',
    after: opened,
    check: () => expect.poll(() => getValues('Choose a Media')).toEqual(['Canvas', 'Paper']),
  },
  { requires: 'CONF-17', after: opened, check: () => expect.poll(() => getValues('Choose a Media')).toHaveLength(2) },
  { requires: 'CONF-20', after: opened, check: () => expect.poll(() => getChosen('Choose a Media')).toBe('Canvas') },
  {
    requires: 'ART-04',
    after: opened,
    check: () => expect.poll(() => getValues('Framed or Print')).toEqual(['frame', 'art']),
  },
  {
    requires: 'CONF-21',
    after: printChosen,
    check: () => expect.poll(() => getChosen('Framed or Print')).toBe('art'),
  },
  { requires: 'CONF-22', after: opened, check: () => expect.poll(() => getChosen('Framed or Print')).toBe('frame') },
  { requires: 'ART-08', after: opened, sees: 'Select a Size (Inches)' },
  { requires: 'CONF-10', after: opened, check: () => expect.poll(() => getTabs()).toEqual(['Medium', 'Large']) },
  { requires: 'CONF-26', after: opened, check: () => expect.poll(() => getChosen('Medium sizes')).toBe('16x20') },
  {
    requires: 'CONF-41',
    after: [found, tab('Large')],
    check: () => expect.poll(() => getValues('Large sizes')).toEqual(['24x30', '20x25']),
  },
  {
    requires: 'CONF-38',
    after: [found, tab('Large'), tab('Medium')],
    check: () => expect.poll(() => getValues('Medium sizes')).toEqual(['16x20', '12x15']),
  },
  // 19 × 23 = 437 square inches at ₹14.80 on framed canvas
  {
    requires: 'CONF-32',
    after: here,
    sees: '₹6,468',
    // read out as it changes
    check: () =>
      expect
        .poll(() => screen.getAllByText('₹6,468').flatMap((price) => price.closest('[aria-live]')?.ariaLive ?? []))
        .toEqual(['polite']),
  },
  // 16 × 20 = 320 square inches at ₹9.50 on canvas
  { requires: 'CONF-31', after: printChosen, sees: '16 × 20 in, Canvas' },
  {
    requires: 'CONF-35',
    after: printChosen,
    check: () => expect.poll(() => screen.queryAllByText('₹3,040').length).toBe(3),
  },
  // 27 × 33 = 891 square inches at ₹13.20 on framed paper
  {
    requires: 'CONF-34',
    after: paper2430,
    check: () => expect.poll(() => screen.queryAllByText('₹11,761').length).toBe(3),
  },
  { requires: 'CONF-19', after: paper2430, sees: '24 × 30 in, Paper' },
  // 12 × 15 = 180 square inches at ₹10.20 on canvas: the small band
  {
    requires: 'CONF-33',
    after: [found, mode('art'), size(12, 15)],
    check: () => expect.poll(() => screen.queryAllByText('₹1,836').length).toBe(3),
  },
  { requires: 'CONF-23', after: [found, media('Paper')], sees: '16 × 20 in, Paper' },
  { requires: 'CONF-23', after: printChosen, sees: '16 × 20 in, Canvas' },
  // The size that was chosen, and not the first one, under the tab that holds it.
  {
    requires: 'CONF-23',
    after: [found, size(12, 15), tab('Large'), media('Paper')],
    check: () => expect.poll(() => getChosen('Medium sizes')).toBe('12x15'),
  },
  {
    requires: 'CONF-26',
    after: [found, mode('art'), size(12, 15), mode('frame')],
    check: () => expect.poll(() => getChosen('Medium sizes')).toBe('12x15'),
  },
  // The shop hangs a picture before its first frame.
  { requires: 'CONF-25', after: here, check: () => expect.poll(() => getChosen('Frame Style')).toBe(MATTE_BLACK) },
  {
    requires: 'CONF-25',
    after: [listed, found],
    check: () => expect.poll(() => getChosen('Frame Style')).toBe(MATTE_BLACK),
  },
  {
    requires: 'ART-07',
    after: nordicChosen,
    check: () => expect.poll(() => getChosen('Frame Style')).toBe(NORDIC),
  },
  { requires: 'ART-07', after: here, sees: 'Matte Black' },
  {
    requires: 'ART-07',
    after: [...here],
    check: async () => {
      const selector = 'label span span';
      await screen.findByText('Nordic', { selector });
      const caption = (frame: string) => screen.getByText(frame, { selector }).parentElement as Element;
      const getOpacity = (frame: string) => getComputedStyle(caption(frame)).opacity;
      expect([getOpacity('Nordic'), getOpacity('Matte Black')]).toEqual(['0', '1']);
      await hand.hover(caption('Nordic').closest('label') as Element);
      expect([getOpacity('Nordic'), getOpacity('Matte Black')]).toEqual(['1', '0']);
      await movePointerAway();
    },
  },
  { requires: 'FRAME-07', after: here, butNot: 'Corners on the bench' },
  {
    requires: 'CONF-24',
    after: [...here, frame(NORDIC), media('Paper')],
    check: () => expect.poll(() => getChosen('Frame Style')).toBe(MATTE_BLACK),
  },
  {
    requires: 'CONF-18',
    after: printChosen,
    check: () => expect.poll(() => [getTabs().length, queryGroup('Frame Style')]).toEqual([2, null]),
  },
  // A canvas goes without a mat.
  {
    requires: 'CONF-50',
    after: here,
    check: () => expect.poll(() => [getTabs().length, queryGroup(/^Mat Style/)]).toEqual([2, null]),
  },
  {
    requires: 'CONF-48',
    after: paper2430,
    check: () => expect.poll(() => getValues(/^Mat Style/)).toEqual(['standard', 'golden', 'none']),
  },
  // 24 inches wide and not square: 3.75
  { requires: 'CONF-48', after: paper2430, sees: '3.75 in' },
  // 24 + 2 × (3.75 + 1.05), and so for the height
  { requires: 'CONF-45', after: paper2430, sees: '24 × 30, framed 33.6 × 39.6' },
  // 0.4 on every side
  { requires: 'CONF-46', after: here, sees: '16 × 20, framed 16.8 × 20.8' },
  { requires: 'CONF-49', after: [...paper2430, mat('golden')], sees: 'Golden ratio applied' },
  { requires: 'CONF-49', after: [...paper2430, mat('golden'), mat('standard')], butNot: 'Golden ratio applied' },
  { requires: 'CART-14', after: [...paper2430, mat('none')], sees: '24 × 30, framed 26.1 × 32.1' },
  { requires: 'CART-11', after: paper2430, check: () => expect.poll(() => getChosen(/^Mat Colour/)).toBe('white') },
  { requires: 'CART-11', after: [...paper2430, pad('sage')], sees: 'Sage' },
  // The link named a frame that is not on sale.
  { requires: 'CONF-25', after: here, sees: ADJUSTED },
  { requires: 'CONF-25', after: nordicChosen, butNot: ADJUSTED },
  {
    requires: 'CONF-19',
    after: [...paper2430, pad('sage')],
    emits: {
      type: 'address',
      choice: {
        mode: 'frame',
        media: 'Paper',
        size: { width: 24, height: 30 },
        frame: MATTE_BLACK,
        mat: 'standard',
        pad: 'sage',
      },
    },
  },
  {
    requires: 'CONF-27',
    after: [...here, mode('art')],
    emits: {
      type: 'settings.stored',
      settings: expect.objectContaining({
        ratio: 0.8,
        papertype: 'Canvas',
        finalprice: 304_000,
        artData: expect.objectContaining({ alias: '/art/misty-ghats', title: 'Misty Ghats' }),
      }),
    },
  },
  { requires: 'CONF-28', after: printChosen, emits: { type: 'artMode.stored', artmode: 'print' } },
  {
    requires: 'CONF-28',
    after: [found, mode('art'), mode('frame')],
    emits: { type: 'artMode.stored', artmode: 'frame' },
  },
  // Frames that fail stop nothing else, and come again by themselves.
  {
    requires: 'CONF-19',
    after: [found, { reply: 'frames.down' }, size(12, 15)],
    sees: 'The frames did not load. You can choose the rest.',
  },
  {
    requires: 'CONF-25',
    after: [found, { reply: 'frames.down' }, { type: 'frames.retried' }, listed],
    check: () => expect.poll(() => getChosen('Frame Style')).toBe(MATTE_BLACK),
  },
  {
    requires: 'CONF-25',
    after: opened,
    check: () => expect.poll(() => screen.queryByText('The frames are on their way')?.role).toBe('status'),
  },
  { requires: 'CONF-25', after: [found, { reply: 'frames.none' }], sees: /^No frames just now/ },
  { requires: 'ART-15', after: [{ reply: 'art.missing' }], emits: { type: 'navigate', to: '/404s', replace: true } },
  {
    requires: 'CAT-20',
    after: opened,
    sees: 'Nandini Pazhoor',
    check: () => expect.poll(() => getHeadings()[0]).toBe('Misty Ghats'),
  },
];
