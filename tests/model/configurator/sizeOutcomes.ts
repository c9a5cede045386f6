import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Outcome } from '../../support/harness/testPaths.tsx';
import { getChosen, getTabs, queryGroup } from './queries.ts';

const found = { reply: 'art.found' };
const media = (chosen: string) => ({ type: 'media.chosen', media: chosen });
const size = (width: number, height: number) => ({ type: 'size.chosen', size: { width, height } });
const onward = { type: 'framing.requested' };
const opened = [found];

export const sizeOutcomes: Outcome[] = [
  { requires: 'CONF-09', after: opened, sees: 'Choose a media to see its sizes' },
  { requires: 'CONF-09', after: opened, check: () => expect(screen.queryAllByRole('tab')).toEqual([]) },
  { requires: 'CONF-09', after: opened, check: () => expect.poll(() => getChosen('Choose a Media')).toBeUndefined() },
  {
    requires: 'CONF-10',
    after: [found, media('Paper')],
    check: () => expect.poll(() => getTabs()).toEqual(['Medium', 'Large']),
  },
  // 15 × 18 = 270 square inches at ₹13.20 on framed paper
  { requires: 'CONF-12', after: [found, media('Paper'), size(12, 15)], sees: '₹3,564' },
  {
    requires: 'CONF-14',
    after: opened,
    check: () => expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeNull(),
  },
  {
    requires: 'ART-28',
    after: [found, onward],
    sees: 'Please choose a size',
    emits: { type: 'focus', field: 'missing-choice' },
    check: () => expect(screen.getByRole('radio', { name: 'Canvas' }).closest('#missing-choice')).not.toBeNull(),
  },
  { requires: 'ART-28', after: [found, onward, media('Canvas')], butNot: 'Please choose a size' },
  {
    requires: 'CONF-26',
    after: [found, media('Paper')],
    check: () => expect.poll(() => getChosen('Medium sizes')).toBe('16x20'),
  },
  {
    requires: 'CONF-14',
    after: [found, media('Paper'), size(12, 15), onward],
    emits: {
      type: 'navigate',
      to: '/frame/misty-ghats?type=art&mode=frame&media=Paper&size=12x15&mat=standard&pad=white',
    },
  },
  { requires: 'ART-05', after: opened, check: () => expect(queryGroup('Framed or Print')).toBeNull() },
];
