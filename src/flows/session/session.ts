import { connect } from '../../../machines/session/session.connect.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const session = createFlow(sessionMachine, connect);
