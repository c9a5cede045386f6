import { connect } from '../../../machines/connection/connection.connect.ts';
import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const connection = flow(connectionMachine, connect);
