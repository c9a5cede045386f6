import { IconButton } from '../../ui/IconButton.tsx';
import { cart } from './cart.ts';

/** The bag in the header, with the number of its lines (SHELL-11, CART-46); as it was left (`kept`), while its chart is still to come. */
export function CartButton({ kept = 0 }: { kept?: number }) {
  const { count: known, openPanel } = cart.useFlow();
  const count = cart.useIsResting() ? kept : known;
  return (
    <IconButton
      label={`Bag, ${count} ${count === 1 ? 'item' : 'items'}`}
      icon="bag"
      badge={count > 0 ? count : undefined}
      onClick={openPanel}
    />
  );
}
