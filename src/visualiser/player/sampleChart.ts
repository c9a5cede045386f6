import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import type { ChartData, PathStep } from '../catalogue/catalogue.ts';
import { createGraph } from '../graph/createGraph.ts';

const typed: PathStep = {
  label: 'pincode.typed · text “682001”',
  action: { type: 'pincode.typed', text: '682001' },
  transitionIds: ['pincode|pincode.typed|1'],
  states: ['pincode.lookingUp'],
};
const answered: PathStep = {
  label: 'findPlace answers: pincode.found',
  action: { reply: 'pincode.found' },
  transitionIds: ['pincode.lookingUp|xstate.done.actor.findPlace|0'],
  states: ['pincode.serviceable'],
};
const start = { states: ['pincode.unknown'], transitionIds: [] };

/** A chart with a journey of two steps and a generated path of one, for who looks at the player itself. */
export const sampleChart: ChartData = {
  graph: createGraph(pincodeMachine),
  paths: [
    {
      ...start,
      name: 'A shopper learns that we deliver',
      requires: ['PIN-04'],
      steps: [typed, answered],
      covers: [],
    },
    { ...start, steps: [typed], covers: typed.transitionIds },
  ],
  samples: [{ type: 'pincode.typed', text: '682001' }],
  invocations: {},
  messages: {},
  requirements: { 'PIN-04': 'Exactly "6" digits trigger the lookup.' },
};
