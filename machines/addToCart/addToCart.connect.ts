import type { EventFrom, SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/domain/cart.ts';
import { saysOf } from '../kit/saysOf.ts';
import type { addToCartMachine } from './addToCart.machine.ts';

type AddToCart = typeof addToCartMachine;

/** What the Add To Cart button and its popup may know and do. */
export function connect(state: SnapshotFrom<AddToCart>, send: (event: EventFrom<AddToCart>) => void) {
  return {
    line: state.context.line,
    isBusy: state.matches('checkingDelivery') || state.matches('putting'),
    isAdded: state.matches('added'),
    pincodeAtFault: state.hasTag('pincodeAtFault'),
    refusal: state.matches('refused') ? saysOf(state) : null,
    add: (line: CartLine | null) => send({ type: 'add.asked', line }),
    closePopup: () => send({ type: 'popup.closed' }),
    checkOut: () => send({ type: 'checkout.chosen' }),
  };
}
