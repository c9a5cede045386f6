import { expect, test } from 'vitest';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { NOWHERE } from '../../../src/visualiser/app/address.ts';
import { missingIn } from '../../../src/visualiser/app/missing.ts';
import type { ChartData } from '../../../src/visualiser/catalogue/catalogue.ts';
import { graphOf } from '../../../src/visualiser/graph/graphOf.ts';

const step = { event: 'pincode.typed', label: 'types', taken: [], states: ['pincode.lookingUp'] };
const chart: ChartData = {
  graph: graphOf(pincodeMachine),
  paths: [{ states: ['pincode.unknown'], taken: [], steps: [step], covers: [] }],
  invoked: {},
  samples: [],
  messages: {},
  requirements: {},
};
const missing = (part: object) => missingIn(chart, { ...NOWHERE, chart: 'pincode', ...part }).map(({ what }) => what);

test('a link to what the chart has misses nothing', () => {
  expect(missing({ state: 'pincode.unknown', path: 1, step: 1 })).toEqual([]);
  expect(missing({ transition: 'pincode|pincode.typed|0' })).toEqual([]);
});

test('each thing that a link names and the chart no longer has is told', () => {
  expect(missing({ state: 'pincode.melted', path: 2 })).toEqual(['The state “pincode.melted”', 'Path 2']);
  expect(missing({ transition: 'pincode|gone|0', path: 1, step: 2 })).toEqual([
    'The transition “pincode|gone|0”',
    'Step 2 of path 1',
  ]);
});
