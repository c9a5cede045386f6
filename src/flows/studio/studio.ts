import { connect } from '../../../machines/studio/studio.connect.ts';
import { studioMachine } from '../../../machines/studio/studio.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

/** The chart of the studio, for its views. */
export const studio = createFlow(studioMachine, connect);
