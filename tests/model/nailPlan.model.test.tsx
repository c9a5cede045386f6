import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { nailPlanFixture } from '../../fixtures/nailPlan.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const found = { reply: 'product.found' };
const down = { reply: 'product.downTwiceThenFound' };
const retry = { type: 'plan.retried' };
const rows = () =>
  within(screen.getByRole('table', { name: '3 nails' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const outcomes: Outcome[] = [
  {
    requires: 'WALL-04',
    after: [found],
    sees: /Scale 1 : 20/,
    check: () => {
      // Frames of 20 inches with gaps of 3: their middles are 23 inches (58.42 cm) from each other. A slim moulding of 0.8
      // inches has its hook 0.4 below the upper edge, which is 12 inches above the middle: 11.6 inches (29.46 cm).
      expect(rows()).toEqual([
        ['1', 'Misty Ghats 20 × 24 in', '58.4 cm left', '174.5 cm'],
        ['2', "Tea Pickers' Path, Munnar 20 × 24 in", 'on the line', '174.5 cm'],
        ['3', 'Blue Distances 20 × 24 in', '58.4 cm right', '174.5 cm'],
      ]);
      screen.getByRole('img', { name: 'Three Mornings in the Hills to scale, with 3 nails' });
      expect(screen.getByRole('link', { name: 'Three Mornings in the Hills' }).getAttribute('href')).toBe(
        '/gallery-walls/three-mornings-in-the-hills',
      );
    },
  },
  {
    requires: 'WALL-04',
    after: [found, { type: 'height.picked', middle: 1600 }],
    check: () => expect(rows().map(([, , , height]) => height)).toEqual(['189.5 cm', '189.5 cm', '189.5 cm']),
  },
  { requires: 'WALL-04', after: [found, { type: 'print.requested' }], emits: { type: 'print' } },
  { requires: 'WALL-08', after: [{ reply: 'product.none' }], emits: { type: 'navigate', to: '/404s', replace: true } },
  {
    requires: 'WALL-09',
    after: [{ reply: 'walls.noPlan' }],
    sees: 'There is no plan of the nails for this wall.',
    check: () => screen.getByRole('link', { name: 'Write to us' }),
  },
  {
    requires: 'WALL-04',
    after: [down, retry, down, retry, down],
    sees: 'Plan of the nails',
    check: ({ effects }) => expect(effects).toEqual([]),
  },
];

testPaths({ ...nailPlanFixture, outcomes });
