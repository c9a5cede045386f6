import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { toggleOpen, unfoldFor } from '../../../src/visualiser/diagram/folds.ts';
import { getNextPick } from '../../../src/visualiser/diagram/steps.ts';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import { getFoldableStates } from '../../../src/visualiser/layout/visible.ts';
import { createMarks } from '../../../src/visualiser/marks/marks.ts';

const graph = createGraph(
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
  const first = getNextPick(graph, state('lamp.off'), 'ArrowRight', 'right');
  expect(first).toEqual(transition('lamp.off|pressed|0'));
  expect(getNextPick(graph, transition('lamp.off|pressed|0'), 'ArrowRight', 'right')).toEqual(state('lamp.on'));
  expect(getNextPick(graph, transition('lamp.off|pressed|0'), 'ArrowLeft', 'right')).toEqual(state('lamp.off'));
});

test('Across the lines arrows lead to what stands beside; at the end they lead nowhere', () => {
  expect(getNextPick(graph, transition('lamp.off|pressed|0'), 'ArrowDown', 'right')).toEqual(
    transition('lamp.off|pulled|0'),
  );
  expect(getNextPick(graph, state('lamp.on'), 'ArrowUp', 'right')).toEqual(state('lamp.off'));
  expect(getNextPick(graph, state('lamp.shed'), 'ArrowDown', 'right')).toBeNull();
});

test('Where no line leaves a state, the arrow leads into it, and back out of it where none arrives', () => {
  expect(getNextPick(graph, state('lamp.shed'), 'ArrowRight', 'right')).toEqual(state('lamp.shed.shut'));
  expect(getNextPick(graph, state('lamp.shed.shut'), 'ArrowLeft', 'right')).toEqual(state('lamp.shed'));
});

test('In a diagram that runs down, down leads on', () => {
  expect(getNextPick(graph, state('lamp.off'), 'ArrowDown', 'down')).toEqual(transition('lamp.off|pressed|0'));
  expect(getNextPick(graph, state('lamp.off'), 'ArrowRight', 'down')).toEqual(state('lamp.on'));
});

test('States with states inside can be folded, but not the chart itself', () => {
  expect(getFoldableStates(graph)).toEqual(['lamp.on', 'lamp.shed']);
  expect(toggleOpen(['lamp.shed'], 'lamp.on')).toEqual(['lamp.on', 'lamp.shed']);
  expect(toggleOpen(['lamp.on', 'lamp.on.dim', 'lamp.shed'], 'lamp.on')).toEqual(['lamp.shed']);
});

test('What is picked is never folded away; a folded state itself can be picked', () => {
  expect(unfoldFor(graph, ['lamp.on'], state('lamp.on.dim'))).toEqual([]);
  expect(unfoldFor(graph, ['lamp.on'], transition('lamp.on.dim|turned|0'))).toEqual([]);
  expect(unfoldFor(graph, ['lamp.on'], state('lamp.on'))).toEqual(['lamp.on']);
  expect(unfoldFor(graph, ['lamp.on'], transition('lamp.on|pressed|0'))).toEqual(['lamp.on']);
});

test('A part of the marks is replaced, the others stay, and everybody who follows is told until they leave', () => {
  const marks = createMarks();
  let notifyCount = 0;
  const leave = marks.subscribe(() => {
    notifyCount++;
  });
  marks.set({ active: new Set(['lamp.on']) });
  marks.set({ firedTransitions: { ids: ['lamp.off|pressed|0'] } });
  expect(marks.get().active).toEqual(new Set(['lamp.on']));
  leave();
  marks.set({ active: undefined });
  expect(notifyCount).toBe(2);
  expect(marks.get().active).toBeUndefined();
});
