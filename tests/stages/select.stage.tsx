import { selectSamples as samples } from '../../machines/select/select.samples.ts';
import { select as flow, Select } from '../../src/flows/select/Select.tsx';
import { selectGestures as gestures } from '../../src/flows/select/select.gestures.ts';
import { stage } from '../support/walk/stage.ts';

export const selectStage = stage({ flow, samples, gestures, view: <Select pictures={[]} /> });
