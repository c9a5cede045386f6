import { expect, test } from 'vitest';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { findMissing } from '../../../src/visualiser/app/MissingNotice.tsx';
import type { ChartData } from '../../../src/visualiser/catalogue/catalogue.ts';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import { EMPTY_ADDRESS } from '../../../src/visualiser/ui/address.ts';

const step = { action: { type: 'pincode.typed' }, label: 'types', transitionIds: [], states: ['pincode.lookingUp'] };
const chart: ChartData = {
  graph: createGraph(pincodeMachine),
  paths: [{ states: ['pincode.unknown'], transitionIds: [], steps: [step], covers: [] }],
  invocations: {},
  samples: [],
  messages: {},
  requirements: {},
};
const getMissing = (part: object) =>
  findMissing(chart, { ...EMPTY_ADDRESS, chart: 'pincode', ...part }).map(({ label: what }) => what);

test('a link to what the chart has misses nothing', () => {
  expect(getMissing({ state: 'pincode.unknown', path: 1, step: 1 })).toEqual([]);
  expect(getMissing({ transition: 'pincode|pincode.typed|0' })).toEqual([]);
});

test('each thing that a link names and the chart no longer has is told', () => {
  expect(getMissing({ state: 'pincode.melted', path: 2 })).toEqual(['The state “pincode.melted”', 'Path 2']);
  expect(getMissing({ transition: 'pincode|gone|0', path: 1, step: 2 })).toEqual([
    'The transition “pincode|gone|0”',
    'Step 2 of path 1',
  ]);
});
