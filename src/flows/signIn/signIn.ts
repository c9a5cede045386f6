import { connect } from '../../../machines/signIn/signIn.connect.ts';
import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const signIn = createFlow(signInMachine, connect);
