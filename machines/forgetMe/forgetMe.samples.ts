import type { Samples } from '../kit/samples.ts';
import type { forgetMeMachine } from './forgetMe.machine.ts';

export const forgetMeSamples = {
  input: undefined,
  events: [{ type: 'forgetting.chosen' }, { type: 'forgetting.done' }],
} satisfies Samples<typeof forgetMeMachine>;
