import { expect, test } from 'vitest';
import { setup } from 'xstate';
import type { Samples } from '../../../machines/kit/samples.ts';
import { findSurvivors } from '../../mutants/survivors.ts';

const machine = setup({
  types: { context: {} as { presses: number }, events: {} as { type: 'pressed' } | { type: 'locked'; by: string } },
  guards: { isOwner: (_, by: string) => by === 'owner' },
  actions: { ring: () => {}, shine: () => {} },
  delays: { patience: 500 },
}).createMachine({
  id: 'door',
  context: { presses: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        pressed: { target: 'open', actions: 'ring' },
        locked: { guard: { type: 'isOwner', params: ({ event }) => event.by }, target: 'locked' },
      },
    },
    open: { entry: 'shine', after: { patience: 'shut' } },
    locked: {},
  },
});

const samplesWith = (...by: string[]): Samples<typeof machine> => ({
  input: undefined,
  events: [{ type: 'pressed' }, ...by.map((one) => ({ type: 'locked' as const, by: one }))],
});

test('a change that no path feels is told, with what it changes', () => {
  const { made, killed, survivors } = findSurvivors(machine, samplesWith('owner'));
  expect(survivors).toEqual([{ id: 'door.shut|locked|0', change: 'is taken whether or not isOwner' }]);
  expect(killed).toBe(made - 1);
  // Among them each of these: a timer of another length, an action less, another way, another beginning.
  expect(made).toBeGreaterThan(12);
});

test('the chart is left as it was', () => {
  const before = findSurvivors(machine, samplesWith('owner'));
  expect(findSurvivors(machine, samplesWith('owner'))).toEqual(before);
});
