import { connect } from '../../../machines/razorpay/razorpay.connect.ts';
import { razorpayMachine } from '../../../machines/razorpay/razorpay.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const razorpay = flow(razorpayMachine, connect);
