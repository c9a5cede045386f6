import type { Samples } from '../kit/samples.ts';
import type { toastsMachine } from './toasts.machine.ts';

export const toastsSamples = {
  input: undefined,
  events: [
    { type: 'toast.raised', text: 'added to cart', tone: 'good' },
    { type: 'toast.hovered' },
    { type: 'toast.released' },
    { type: 'toast.dismissed' },
  ],
  distinguish: ({ toast }) => toast,
} satisfies Samples<typeof toastsMachine>;
