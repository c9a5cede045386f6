import { bagCheckSamples as samples } from '../../machines/bagCheck/bagCheck.samples.ts';
import { BagCheck, bagCheck as flow } from '../../src/flows/bagCheck/BagCheck.tsx';
import { bagCheckGestures as gestures } from '../../src/flows/bagCheck/bagCheck.gestures.ts';
import { bagCheckPorts as ports } from '../../src/ports/bagCheck.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { stage } from '../support/walk/stage.ts';

const children = { bag: noteHeard };

export const bagCheckStage = stage({ flow, ports, children, samples, gestures, view: <BagCheck /> });
