import { versionOf } from '../../../machines/kit/version.ts';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import type { ChartData, PathStep } from '../catalogue/catalogue.ts';
import type { GraphState } from '../graph/graph.ts';

const typed: PathStep = {
  event: 'pincode.typed',
  label: 'pincode.typed · text “682001”',
  sent: { type: 'pincode.typed', text: '682001' },
  taken: ['pincode|pincode.typed|1'],
  states: ['pincode.lookingUp'],
};
const answered: PathStep = {
  event: 'xstate.done.actor.findPlace',
  label: 'findPlace answers: pincode.found',
  answer: 'pincode.found',
  taken: ['pincode.lookingUp|xstate.done.actor.findPlace|0'],
  states: ['pincode.serviceable'],
};
const start = { states: ['pincode.unknown'], taken: [] };
const state = (key: string, description: string): GraphState => ({
  id: `pincode.${key}`,
  key,
  parent: 'pincode',
  kind: 'atomic',
  initial: null,
  history: null,
  description,
  tags: [],
  requires: [],
  says: [],
  entry: [],
  exit: [],
  invokes: [],
});

/** A chart with two paths of two steps and of one, for who looks at the player itself. */
export const sampleChart: ChartData = {
  graph: {
    id: 'pincode',
    description: 'Checks whether the store delivers to a pincode',
    version: versionOf(pincodeMachine),
    states: [
      state('unknown', 'No complete pincode yet'),
      state('lookingUp', 'The backend is asked for the pincode'),
      state('serviceable', 'We deliver here'),
    ],
    transitions: [],
  },
  paths: [
    { ...start, steps: [typed, answered], covers: [...typed.taken, ...answered.taken] },
    { ...start, steps: [typed], covers: [] },
  ],
  unreachable: {},
  samples: [],
  invoked: {},
  messages: {},
  requirements: {},
};
