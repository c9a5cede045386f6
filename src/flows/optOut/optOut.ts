import { connect } from '../../../machines/optOut/optOut.connect.ts';
import { optOutMachine } from '../../../machines/optOut/optOut.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const optOut = flow(optOutMachine, connect);
