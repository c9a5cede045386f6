import type { Samples } from '../kit/samples.ts';
import type { selectMachine } from './select.machine.ts';

export const selectSamples = {
  input: { asked: 'frame' },
  events: [
    { type: 'address.opened', asked: 'frame' },
    { type: 'address.opened', asked: 'print' },
    { type: 'address.opened', asked: 'poster' },
    { type: 'upload.chosen' },
    { type: 'art.chosen' },
  ],
} satisfies Samples<typeof selectMachine>;
