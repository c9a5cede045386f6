import { connect } from '../../../machines/codeLogin/codeLogin.connect.ts';
import { codeLoginMachine } from '../../../machines/codeLogin/codeLogin.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const codeLogin = flow(codeLoginMachine, connect);
