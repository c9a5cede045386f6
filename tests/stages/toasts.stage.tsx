import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { toastsSamples as samples } from '../../machines/toasts/toasts.samples.ts';
import { Toasts, toasts } from '../../src/flows/toasts/Toasts.tsx';
import { toastsGestures as gestures } from '../../src/flows/toasts/toasts.gestures.ts';
import { stage } from '../support/walk/stage.ts';

export const toastsStage = stage({ flow: { ...toasts, machine: toastsMachine }, samples, gestures, view: <Toasts /> });
