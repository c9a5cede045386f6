import type { Samples } from '../kit/samples.ts';
import type { selectMachine } from './select.machine.ts';

export const selectSamples = {
  input: { requested: 'frame' },
  events: [
    { type: 'address.opened', requested: 'frame' },
    { type: 'address.opened', requested: 'print' },
    { type: 'address.opened', requested: 'poster' },
    { type: 'upload.chosen' },
    { type: 'art.chosen' },
  ],
} satisfies Samples<typeof selectMachine>;
