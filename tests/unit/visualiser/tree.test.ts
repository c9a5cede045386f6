import { expect, test } from 'vitest';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import { getGraphIndex } from '../../../src/visualiser/graph/graphIndex.ts';
import { getLineMove, getLines } from '../../../src/visualiser/tree/lines.ts';

const reading = getGraphIndex(createGraph(pincodeMachine));
const lines = getLines(reading, new Set());
const FOUND = 'pincode.lookingUp|xstate.done.actor.findPlace|0';

test('every state and every transition of a chart has a line, each under what it belongs to', () => {
  const { states, transitions } = reading.graph;
  expect(lines.map(({ id }) => id).toSorted()).toEqual([...states, ...transitions].map(({ id }) => id).toSorted());
  expect(lines.find(({ id }) => id === FOUND)).toMatchObject({ level: 3, parentId: 'pincode.lookingUp' });
});

test('what is closed hides what is in it', () => {
  const ids = getLines(reading, new Set(['pincode.lookingUp'])).map(({ id }) => id);
  expect(ids).toContain('pincode.lookingUp');
  expect(ids).not.toContain(FOUND);
});

test('the right arrow goes along a transition, the left one back up to the state that it leaves', () => {
  expect(getLineMove('ArrowRight', lines, FOUND)).toEqual({ follow: 'pincode.serviceable' });
  expect(getLineMove('ArrowLeft', lines, FOUND)).toEqual({ to: 'pincode.lookingUp' });
  expect(getLineMove('ArrowLeft', lines, 'pincode.lookingUp')).toEqual({ close: 'pincode.lookingUp' });
});

test('a transition that stays where it is leads nowhere', () => {
  expect(getLineMove('ArrowRight', lines, 'pincode|pincode.typed|0')).toBeNull();
});
