import { connect } from '../../../machines/designRequest/designRequest.connect.ts';
import { designRequestMachine } from '../../../machines/designRequest/designRequest.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const designRequest = flow(designRequestMachine, connect);
