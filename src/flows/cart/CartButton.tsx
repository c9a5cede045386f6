import { connect } from '../../../machines/cart/cart.connect.ts';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

export const cart = createFlow(cartMachine, connect);

/** The bag in the header, with the number of its lines. (SHELL-11, CART-46) */
export function CartButton() {
  const { count, openPanel } = cart.useView();
  return (
    <IconButton
      label={`Bag, ${count} ${count === 1 ? 'item' : 'items'}`}
      icon="bag"
      badge={count > 0 ? count : undefined}
      onClick={openPanel}
    />
  );
}
