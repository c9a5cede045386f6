import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import type { ChartData, PathStep } from '../catalogue/catalogue.ts';
import { graphOf } from '../graph/graphOf.ts';

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

/** A chart with two paths of two steps and of one, for who looks at the player itself. */
export const sampleChart: ChartData = {
  graph: graphOf(pincodeMachine),
  paths: [
    { ...start, steps: [typed, answered], covers: [...typed.taken, ...answered.taken] },
    { ...start, steps: [typed], covers: [] },
  ],
  samples: [],
  invoked: {},
  messages: {},
  requirements: {},
};
