import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { PathAction } from '../../fixtures/harness/fixture.ts';
import { playerFixture } from '../../fixtures/player.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const openAddress = (path: number | null, step: number | null): PathAction => ({ type: 'address.changed', path, step });
const opened: PathAction[] = [{ type: 'path.chosen', path: 1 }, { reply: 'stage.opened' }];
const done: PathAction = { reply: 'step.done' };
const count = () => screen.getByRole('status').textContent;

const outcomes: Outcome[] = [
  { requires: 'paths', after: [], sees: '… until: We deliver here' },
  { requires: 'paths', after: [openAddress(9, null)], sees: 'This path no longer exists' },
  { requires: 'paths', after: opened, emits: { type: 'place.changed', path: 1, step: 0 } },
  {
    requires: 'steps',
    after: [...opened, { type: 'step.requested' }, done],
    emits: { type: 'place.changed', path: 1, step: 1 },
    check: () => expect(count()).toBe('1 / 2'),
  },
  {
    requires: 'links',
    after: [openAddress(1, 2), { reply: 'stage.opened' }, done, done],
    emits: { type: 'place.changed', path: 1, step: 2 },
    check: () => expect(count()).toBe('2 / 2'),
  },
  {
    requires: 'links',
    after: [openAddress(1, 99), { reply: 'stage.opened' }, done, done],
    check: () => expect(count()).toBe('2 / 2'),
  },
  {
    requires: 'back',
    after: [
      ...opened,
      { type: 'step.chosen', step: 2 },
      done,
      done,
      { type: 'step.undone' },
      opened[1] as PathAction,
      done,
    ],
    check: () => expect(count()).toBe('1 / 2'),
  },
  {
    requires: 'speed',
    after: [...opened, { type: 'pace.chosen', pace: 'fast' }, { type: 'play.requested' }, done, { wait: 250 }, done],
    sees: 'Played to its end',
  },
  {
    requires: 'speed',
    after: [...opened, { type: 'play.requested' }, done, { wait: 1_099 }],
    check: () => expect(count()).toBe('1 / 2'),
  },
  {
    requires: 'failures',
    after: [...opened, { type: 'step.requested' }, { reply: 'step.strayed' }],
    sees: 'Expected: We deliver here. Found: No complete pincode yet.',
  },
];

testPaths({ ...playerFixture, outcomes });
