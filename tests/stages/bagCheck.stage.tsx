import { bagCheckSamples as samples } from '../../machines/bagCheck/bagCheck.samples.ts';
import { BagCheck } from '../../src/flows/bagCheck/BagCheck.tsx';
import { bagCheckGestures as gestures } from '../../src/flows/bagCheck/bagCheck.gestures.ts';
import { bagCheck as flow } from '../../src/flows/bagCheck/bagCheck.ts';
import { bagCheckPorts as ports } from '../../src/ports/bagCheck.ts';
import { stage } from '../support/walk/stage.ts';

export const bagCheckStage = stage({ flow, ports, samples, gestures, view: <BagCheck /> });
