import { expect } from 'vitest';
import { ownPictureStage } from '../../stages/configurator.stage.tsx';
import { didNotOpen } from '../../support/walk/didNotOpen.ts';
import type { Outcome } from '../../support/walk/walk.ts';
import { chosenIn, group, headings, refusedIn, valuesOf } from './looks.ts';

const found = { answer: 'art.found' };
const here = [found, { answer: 'frames.listed' }];

// 1500 × 1800 pixels are 10 × 12 inches.
export const uploadOutcomes: Outcome[] = [
  { requires: 'ART-05', after: here, check: () => expect(group('Framed or Print')).toBeNull() },
  { requires: 'CONF-43', after: here, check: () => expect.poll(() => refusedIn('Choose a Media')).toEqual(['Canvas']) },
  { requires: 'CONF-44', after: here, check: () => expect.poll(() => valuesOf('Small sizes')).toEqual(['10x12']) },
  { requires: 'CONF-26', after: here, check: () => expect.poll(() => chosenIn('Small sizes')).toBe('10x12') },
  // 13 × 15 = 195 square inches at ₹12.40, an upload's rate on framed paper
  { requires: 'CONF-34', after: here, sees: '₹2,418' },
  { requires: 'CONF-18', after: here, sees: '10 × 12 in, Paper' },
  { requires: 'API-22', after: here, check: () => expect.poll(() => headings()[0]).toBe('Your picture') },
  {
    requires: 'API-22',
    after: [{ answer: 'file.missing' }],
    sees: 'Your picture is no longer kept here. Please choose it once more.',
  },
  { requires: 'API-22', after: [], check: didNotOpen(ownPictureStage, 'file.down', 'Try again') },
];

// 600 × 600 pixels are 4 × 4 inches.
export const tinyUploadOutcomes: Outcome[] = [
  { requires: 'CONF-44', after: [found], sees: /^Your picture has too few pixels for a sharp print/ },
  { requires: 'CONF-44', after: [found], butNot: 'Choose a Media' },
];
