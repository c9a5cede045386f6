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

test('Arrows lead along the lines: on to a transition, on to its target, and back', () => {
  const first = getNextPick(graph, 'lamp.off', 'ArrowRight', 'right');
  expect(first).toEqual('lamp.off|pressed|0');
  expect(getNextPick(graph, 'lamp.off|pressed|0', 'ArrowRight', 'right')).toEqual('lamp.on');
  expect(getNextPick(graph, 'lamp.off|pressed|0', 'ArrowLeft', 'right')).toEqual('lamp.off');
});

test('Across the lines arrows lead to what stands beside; at the end they lead nowhere', () => {
  expect(getNextPick(graph, 'lamp.off|pressed|0', 'ArrowDown', 'right')).toEqual('lamp.off|pulled|0');
  expect(getNextPick(graph, 'lamp.on', 'ArrowUp', 'right')).toEqual('lamp.off');
  expect(getNextPick(graph, 'lamp.shed', 'ArrowDown', 'right')).toBeNull();
});

test('Where no line leaves a state, the arrow leads into it, and back out of it where none arrives', () => {
  expect(getNextPick(graph, 'lamp.shed', 'ArrowRight', 'right')).toEqual('lamp.shed.shut');
  expect(getNextPick(graph, 'lamp.shed.shut', 'ArrowLeft', 'right')).toEqual('lamp.shed');
});

test('In a diagram that runs down, down leads on', () => {
  expect(getNextPick(graph, 'lamp.off', 'ArrowDown', 'down')).toEqual('lamp.off|pressed|0');
  expect(getNextPick(graph, 'lamp.off', 'ArrowRight', 'down')).toEqual('lamp.on');
});

test('States with states inside can be folded, but not the chart itself', () => {
  expect(getFoldableStates(graph)).toEqual(['lamp.on', 'lamp.shed']);
  expect(toggleOpen(['lamp.shed'], 'lamp.on')).toEqual(['lamp.on', 'lamp.shed']);
  expect(toggleOpen(['lamp.on', 'lamp.on.dim', 'lamp.shed'], 'lamp.on')).toEqual(['lamp.shed']);
});

test('What is picked is never folded away; a folded state itself can be picked', () => {
  expect(unfoldFor(graph, ['lamp.on'], 'lamp.on.dim')).toEqual([]);
  expect(unfoldFor(graph, ['lamp.on'], 'lamp.on.dim|turned|0')).toEqual([]);
  expect(unfoldFor(graph, ['lamp.on'], 'lamp.on')).toEqual(['lamp.on']);
  expect(unfoldFor(graph, ['lamp.on'], 'lamp.on|pressed|0')).toEqual(['lamp.on']);
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
