import { connect } from '../../../machines/pincode/pincode.connect.ts';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const pincode = createFlow(pincodeMachine, connect);
