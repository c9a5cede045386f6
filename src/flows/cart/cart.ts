import { connect } from '../../../machines/cart/cart.connect.ts';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const cart = flow(cartMachine, connect);
