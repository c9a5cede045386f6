import { connect } from '../../../machines/session/session.connect.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const session = flow(sessionMachine, connect);
