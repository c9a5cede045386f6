import { connect } from '../../../machines/mirror/mirror.connect.ts';
import { mirrorMachine } from '../../../machines/mirror/mirror.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const mirror = flow(mirrorMachine, connect);
