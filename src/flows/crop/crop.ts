import { connect } from '../../../machines/crop/crop.connect.ts';
import { cropMachine } from '../../../machines/crop/crop.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const crop = createFlow(cropMachine, connect);

export type CropView = ReturnType<typeof connect>;
