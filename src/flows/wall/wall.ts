import { connect } from '../../../machines/wall/wall.connect.ts';
import { wallMachine } from '../../../machines/wall/wall.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

/** The chart of the planner, for its views. */
export const wall = createFlow(wallMachine, connect);
