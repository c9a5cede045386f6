import { IconButton } from '../../ui/IconButton.tsx';
import { cart } from './cart.ts';

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
