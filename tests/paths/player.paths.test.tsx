import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { playerStage } from '../stages/player.stage.tsx';
import type { Doing } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const said = (path: number | null, step: number | null): Doing => ({ type: 'address.changed', path, step });
const opened: Doing[] = [{ type: 'path.chosen', path: 1 }, { answer: 'stage.opened' }];
const done: Doing = { answer: 'step.done' };
const count = () => screen.getByRole('status').textContent;

const outcomes: Outcome[] = [
  { requires: 'paths', after: [], sees: '… until: We deliver here' },
  { requires: 'paths', after: [said(9, null)], sees: 'This path no longer exists' },
  { requires: 'paths', after: opened, lets: { type: 'place.shown', path: 1, step: 0 } },
  {
    requires: 'steps',
    after: [...opened, { type: 'step.asked' }, done],
    lets: { type: 'place.shown', path: 1, step: 1 },
    check: () => expect(count()).toBe('1 / 2'),
  },
  {
    requires: 'links',
    after: [said(1, 2), { answer: 'stage.opened' }, done, done],
    lets: { type: 'place.shown', path: 1, step: 2 },
    check: () => expect(count()).toBe('2 / 2'),
  },
  {
    requires: 'links',
    after: [said(1, 99), { answer: 'stage.opened' }, done, done],
    check: () => expect(count()).toBe('2 / 2'),
  },
  {
    requires: 'back',
    after: [...opened, { type: 'step.chosen', step: 2 }, done, done, { type: 'step.undone' }, opened[1] as Doing, done],
    check: () => expect(count()).toBe('1 / 2'),
  },
  {
    requires: 'speed',
    after: [...opened, { type: 'pace.chosen', pace: 'fast' }, { type: 'play.asked' }, done, { wait: 250 }, done],
    sees: 'Played to its end',
  },
  {
    requires: 'speed',
    after: [...opened, { type: 'play.asked' }, done, { wait: 1_099 }],
    check: () => expect(count()).toBe('1 / 2'),
  },
  {
    requires: 'failures',
    after: [...opened, { type: 'step.asked' }, { answer: 'step.strayed' }],
    sees: 'Expected: We deliver here. Found: No complete pincode yet.',
  },
];

walkView({ ...playerStage, outcomes });
