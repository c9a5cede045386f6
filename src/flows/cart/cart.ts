import { connect } from '../../../machines/cart/cart.connect.ts';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { restingFlow } from '../../kit/restingFlow.tsx';

export const cart = restingFlow<typeof cartMachine, ReturnType<typeof connect>>('cart', connect);
