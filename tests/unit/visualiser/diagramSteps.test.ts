import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { foldable, toggled, unfoldedFor } from '../../../src/visualiser/diagram/folds.ts';
import { createMarks } from '../../../src/visualiser/diagram/marksStore.ts';
import { stepFrom } from '../../../src/visualiser/diagram/steps.ts';
import { graphOf } from '../../../src/visualiser/graph/graphOf.ts';

const graph = graphOf(
  setup({}).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: 'on', pulled: 'gone' } },
      on: {
        initial: 'dim',
        on: { pressed: 'off' },
        states: { dim: { on: { turned: 'bright' } }, bright: {} },
      },
      gone: { type: 'final' },
      shed: { initial: 'shut', states: { shut: {} } },
    },
  }),
);
const state = (id: string) => ({ kind: 'state', id }) as const;
const transition = (id: string) => ({ kind: 'transition', id }) as const;

test('Arrows lead along the lines: on to a transition, on to its target, and back', () => {
  const first = stepFrom(graph, state('lamp.off'), 'ArrowRight', 'right');
  expect(first).toEqual(transition('lamp.off|pressed|0'));
  expect(stepFrom(graph, transition('lamp.off|pressed|0'), 'ArrowRight', 'right')).toEqual(state('lamp.on'));
  expect(stepFrom(graph, transition('lamp.off|pressed|0'), 'ArrowLeft', 'right')).toEqual(state('lamp.off'));
});

test('Across the lines arrows lead to what stands beside; at the end they lead nowhere', () => {
  expect(stepFrom(graph, transition('lamp.off|pressed|0'), 'ArrowDown', 'right')).toEqual(
    transition('lamp.off|pulled|0'),
  );
  expect(stepFrom(graph, state('lamp.on'), 'ArrowUp', 'right')).toEqual(state('lamp.off'));
  expect(stepFrom(graph, state('lamp.shed'), 'ArrowDown', 'right')).toBeNull();
});

test('Where no line leaves a state, the arrow leads into it, and back out of it where none arrives', () => {
  expect(stepFrom(graph, state('lamp.shed'), 'ArrowRight', 'right')).toEqual(state('lamp.shed.shut'));
  expect(stepFrom(graph, state('lamp.shed.shut'), 'ArrowLeft', 'right')).toEqual(state('lamp.shed'));
});

test('In a diagram that runs down, down leads on', () => {
  expect(stepFrom(graph, state('lamp.off'), 'ArrowDown', 'down')).toEqual(transition('lamp.off|pressed|0'));
  expect(stepFrom(graph, state('lamp.off'), 'ArrowRight', 'down')).toEqual(state('lamp.on'));
});

test('States with states inside can be folded, but not the chart itself', () => {
  expect(foldable(graph)).toEqual(['lamp.on', 'lamp.shed']);
  expect(toggled(toggled([], 'lamp.on'), 'lamp.on')).toEqual([]);
});

test('What is picked is never folded away; a folded state itself can be picked', () => {
  expect(unfoldedFor(graph, ['lamp.on'], state('lamp.on.dim'))).toEqual([]);
  expect(unfoldedFor(graph, ['lamp.on'], transition('lamp.on.dim|turned|0'))).toEqual([]);
  expect(unfoldedFor(graph, ['lamp.on'], state('lamp.on'))).toEqual(['lamp.on']);
  expect(unfoldedFor(graph, ['lamp.on'], transition('lamp.on|pressed|0'))).toEqual(['lamp.on']);
});

test('A part of the marks is replaced, the others stay, and everybody who follows is told until they leave', () => {
  const marks = createMarks();
  let told = 0;
  const leave = marks.subscribe(() => {
    told++;
  });
  marks.set({ active: new Set(['lamp.on']) });
  marks.set({ taken: { ids: ['lamp.off|pressed|0'] } });
  expect(marks.get().active).toEqual(new Set(['lamp.on']));
  leave();
  marks.set({ active: undefined });
  expect(told).toBe(2);
  expect(marks.get().active).toBeUndefined();
});
