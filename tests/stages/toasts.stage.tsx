import { toastsSamples as samples } from '../../machines/toasts/toasts.samples.ts';
import { Toasts } from '../../src/flows/toasts/Toasts.tsx';
import { toastsGestures as gestures } from '../../src/flows/toasts/toasts.gestures.ts';
import { toasts as flow } from '../../src/flows/toasts/toasts.ts';
import { stage } from '../support/walk/stage.ts';

export const toastsStage = stage({ flow, samples, gestures, view: <Toasts /> });
