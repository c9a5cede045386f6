import { connect } from '../../../machines/wallFrames/wallFrames.connect.ts';
import { wallFramesMachine } from '../../../machines/wallFrames/wallFrames.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const wallFrames = createFlow(wallFramesMachine, connect);
