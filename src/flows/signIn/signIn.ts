import { connect } from '../../../machines/signIn/signIn.connect.ts';
import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const signIn = flow(signInMachine, connect);
