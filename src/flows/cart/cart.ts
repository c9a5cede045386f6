import { connect } from '../../../machines/cart/cart.connect.ts';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const cart = createFlow(cartMachine, connect);
