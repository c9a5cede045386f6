import { connect } from '../../../machines/bagCheck/bagCheck.connect.ts';
import { bagCheckMachine } from '../../../machines/bagCheck/bagCheck.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const bagCheck = flow(bagCheckMachine, connect);
