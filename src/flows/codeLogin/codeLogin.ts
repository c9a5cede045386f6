import { connect } from '../../../machines/codeLogin/codeLogin.connect.ts';
import { codeLoginMachine } from '../../../machines/codeLogin/codeLogin.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const codeLogin = createFlow(codeLoginMachine, connect);
