import type { Samples } from '../kit/samples.ts';
import type { selectMachine } from './select.machine.ts';

export const selectSamples = {
  input: { type: 'frame' },
  events: [{ type: 'upload.chosen' }, { type: 'art.chosen' }],
  unreachable: {},
} satisfies Samples<typeof selectMachine>;
