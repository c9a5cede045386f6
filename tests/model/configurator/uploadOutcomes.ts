import { expect } from 'vitest';
import { ownPictureFixture } from '../../../fixtures/configurator.fixture.tsx';
import { didNotOpen } from '../../support/harness/didNotOpen.ts';
import type { Outcome } from '../../support/harness/testPaths.tsx';
import { getChosen, getDisabled, getHeadings, getTabs, getValues, queryGroup } from './queries.ts';

const found = { reply: 'art.found' };
const SIZES = 'Select a Size (Inches)';
const here = [found, { reply: 'frames.listed' }];

// 1500 × 1800 pixels are 10 × 12 inches.
export const uploadOutcomes: Outcome[] = [
  {
    requires: 'CONF-18',
    after: here,
    check: () => expect.poll(() => getValues('Framed or Print')).toEqual(['frame', 'art']),
  },
  {
    requires: 'CONF-18',
    after: [found, { type: 'mode.chosen', mode: 'art' }],
    check: () => expect.poll(() => queryGroup('Frame Style')).toBeNull(),
  },
  {
    requires: 'CONF-43',
    after: here,
    check: () => expect.poll(() => getDisabled('Choose a Media')).toEqual(['Canvas']),
  },
  { requires: 'CONF-44', after: here, check: () => expect.poll(() => getValues(SIZES)).toEqual(['10x12']) },
  { requires: 'CONF-26', after: here, check: () => expect.poll(() => getChosen(SIZES)).toBe('10x12') },
  // A size or two need no tabs.
  {
    requires: 'CONF-41',
    after: here,
    check: () => expect.poll(() => [getTabs(), getValues(SIZES)]).toEqual([[], ['10x12']]),
  },
  // 13 × 15 = 195 square inches at ₹12.40, an upload's rate on framed paper
  { requires: 'CONF-34', after: here, sees: '₹2,418' },
  { requires: 'CONF-18', after: here, sees: '10 × 12 in, Paper' },
  { requires: 'API-22', after: here, check: () => expect.poll(() => getHeadings()[0]).toBe('Your picture') },
  {
    requires: 'API-22',
    after: [{ reply: 'file.missing' }],
    sees: 'Your picture is no longer kept here. Please choose it once more.',
  },
  { requires: 'API-22', after: [], check: didNotOpen(ownPictureFixture, 'file.down', 'Try again') },
];

// 600 × 600 pixels are 4 × 4 inches.
export const tinyUploadOutcomes: Outcome[] = [
  { requires: 'CONF-44', after: [found], sees: /^Your picture has too few pixels even for our smallest print/ },
  { requires: 'CONF-44', after: [found], butNot: 'Choose a Media' },
];
