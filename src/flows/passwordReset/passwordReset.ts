import { connect } from '../../../machines/passwordReset/passwordReset.connect.ts';
import { passwordResetMachine } from '../../../machines/passwordReset/passwordReset.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const passwordReset = flow(passwordResetMachine, connect);
