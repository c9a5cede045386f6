import { type ReactNode, useEffect } from 'react';
import { getFullLineName } from '../../domain/lineDescription.ts';
import { formatRupees } from '../../domain/money.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { cartMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, Drawer } from '../../ui/Dialog.tsx';
import { Price } from '../../ui/Price.tsx';
import { cart } from './CartButton.tsx';
import styles from './CartPanel.module.css';

/** Loaded as soon as there are lines, not with the press that opens the bag. */
const CartLines = createLazyPart(async () => (await import('./CartLines.tsx')).CartLines, 'lines');

/** Confirms the removal of a line, wherever it was requested (CART-03). */
function RemovalDialog() {
  const { removing, cancelRemoval, confirmRemoval } = cart.useView();
  return (
    <Dialog
      open={removing !== null}
      onClose={cancelRemoval}
      title="Remove Item"
      actions={
        <>
          <Button look="secondary" onClick={cancelRemoval}>
            Cancel
          </Button>
          <Button look="danger" onClick={confirmRemoval}>
            Remove
          </Button>
        </>
      }
    >
      <p>{formatMessage(cartMessages['cart.confirmRemoval'])}</p>
      {removing ? <p className={styles.itemName}>{getFullLineName(removing)}</p> : null}
    </Dialog>
  );
}

/**
 * The bag's drawer and the dialog that confirms a removal: once, in the shell; an empty bag links to the unpaid order
 * (SHELL-12, CART-01).
 */
export function CartPanel({ unpaidOrder }: { unpaidOrder?: ReactNode }) {
  const { isPanelOpen, isPanelEmpty, closePanel, startShopping, count } = cart.useView();
  const isFilled = count > 0;
  useEffect(() => {
    if (isFilled) CartLines.load().catch(() => undefined);
  }, [isFilled]);
  return (
    <>
      <Drawer
        open={isPanelOpen}
        onClose={closePanel}
        title="Shopping Cart"
        actions={isPanelEmpty ? null : <CartTotals />}
      >
        {isPanelEmpty ? (
          <>
            {unpaidOrder}
            <EmptyState
              icon="bag"
              level={3}
              title={formatMessage(cartMessages['cart.empty'])}
              text={formatMessage(cartMessages['cart.emptyHint'])}
              action={<Button onClick={startShopping}>Start Shopping</Button>}
            />
          </>
        ) : (
          <CartLines isActive level={3} />
        )}
      </Drawer>
      <RemovalDialog />
    </>
  );
}

/** The number of products, the total, and the two next steps (CART-04 to CART-06). */
function CartTotals() {
  const { count, total, checkOut, closePanel } = cart.useView();
  return (
    <>
      <dl className={styles.totals}>
        <dt>Total Products</dt>
        <dd>{count}</dd>
        <dt className={styles.total}>Total</dt>
        <dd className={styles.total}>
          <Price live>{formatRupees(total)}</Price>
        </dd>
      </dl>
      <Button wide onClick={checkOut}>
        Checkout
      </Button>
      <Button wide look="secondary" onClick={closePanel}>
        Keep Shopping
      </Button>
    </>
  );
}
