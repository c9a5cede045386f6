import { connect } from '../../../machines/checkout/checkout.connect.ts';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const checkout = createFlow(checkoutMachine, connect);
