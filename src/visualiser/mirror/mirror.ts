import { connect } from '../../../machines/mirror/mirror.connect.ts';
import { mirrorMachine } from '../../../machines/mirror/mirror.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const mirror = createFlow(mirrorMachine, connect);
