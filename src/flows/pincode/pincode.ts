import { connect } from '../../../machines/pincode/pincode.connect.ts';
import type { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { restingFlow } from '../../kit/restingFlow.tsx';

export const pincode = restingFlow<typeof pincodeMachine, ReturnType<typeof connect>>('pincode', connect);
