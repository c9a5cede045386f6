import '../../messages/payment.ts';
import '../../messages/order.ts';
import '../../messages/checkout.ts';
import { connect } from '../../../machines/checkout/checkout.connect.ts';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const checkout = flow(checkoutMachine, connect);
