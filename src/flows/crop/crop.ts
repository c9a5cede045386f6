import '../../messages/crop.ts';
import '../../messages/upload.ts';
import { connect } from '../../../machines/crop/crop.connect.ts';
import { cropMachine } from '../../../machines/crop/crop.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const crop = flow(cropMachine, connect);

export type CropView = ReturnType<typeof connect>;
