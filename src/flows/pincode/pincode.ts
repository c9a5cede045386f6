import { connect } from '../../../machines/pincode/pincode.connect.ts';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const pincode = flow(pincodeMachine, connect);
