import type { ReactNode } from 'react';
import { connect } from '../../../machines/addToCart/addToCart.connect.ts';
import { addToCartMachine } from '../../../machines/addToCart/addToCart.machine.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { addToCartMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { notFoundMessages } from '../../messages/shell.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { BottomBar } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pincode } from '../pincode/Pincode.tsx';
import styles from './AddToCart.module.css';

export const addToCart = createFlow(addToCartMachine, connect);

const AddedPopup = createLazyPart(async () => (await import('./AddedPopup.tsx')).AddedPopup);

type Props = {
  /** What would go into the bag as it is chosen now; null while no size is. */
  line: CartLine | null;
  /** What goes into the bag after it, in one press. */
  moreLines?: readonly CartLine[];
  /** Where the buyer's own picture for it lies, null as long as there is none; left out where none is needed. (GIFT-15) */
  picture?: string | null;
  /** In how many days it comes: '5-7'. */
  days: string;
  /** What to say where there is no line for another reason than the size. */
  missingText?: string | null;
  /** Straight on to the checkout instead of the popup. (CONF-16) */
  buyNow?: boolean;
  /** What stands on the button, where it is not 'Add To Cart'. */
  label?: string;
  /** None of it is left: the button shows so, and does nothing. (DECOR-07, DECOR-13) */
  soldOut?: boolean;
  /** Something that it is made from is still looked into: nobody can say yet what would go into the bag. */
  isLoading?: boolean;
  /** Offers frames beside it: the address of their list, null while no size is chosen. (ART-28, CONF-13) */
  framesPath?: string | null;
  /** The price, beside the button. */
  children?: ReactNode;
};

/** The shell brings the shopper back to the box by this id. (CART-25) */
const PINCODE_INPUT_ID = 'pincode';

/** Where to, for how much, and into the bag. On a phone price and button lie on a bar at the bottom. (ART-09) */
export function AddToCart({
  line,
  moreLines,
  picture,
  days,
  missingText = null,
  buyNow = false,
  label,
  soldOut = false,
  isLoading = false,
  framesPath,
  children,
}: Props) {
  const { isBusy, busyWith, canAdd, pincodeFault, refusal, add, canChooseFrame, chooseFrame, ...popup } =
    addToCart.useView();
  const refusalId = pincodeFault ?? refusal({ line, picture });
  return (
    <div className={styles.container}>
      <div className={styles.pincode}>
        <PartErrorBoundary
          part="pincode"
          fallback={(onRetry) => (
            <ErrorState title={formatMessage(notFoundMessages['wrong.try'])} retryLabel="Try again" onRetry={onRetry} />
          )}
        >
          <Pincode
            days={days}
            fault={pincodeFault && formatMessage(addToCartMessages[pincodeFault])}
            inputId={PINCODE_INPUT_ID}
          />
        </PartErrorBoundary>
      </div>
      {framesPath === undefined ? null : (
        <Button wide look="secondary" disabled={!canChooseFrame} onClick={() => chooseFrame(framesPath)}>
          Choose A Frame
        </Button>
      )}
      <BottomBar>
        {refusalId ? (
          <Notice tone="fault" live="assertive">
            {refusalId === 'add.noSize' && missingText ? missingText : formatMessage(addToCartMessages[refusalId])}
          </Notice>
        ) : null}
        {children}
        <Button
          wide
          icon="bag"
          busy={isBusy}
          busyText={busyWith ? formatMessage(addToCartMessages[busyWith]) : 'Adding…'}
          disabled={!canAdd || soldOut || isLoading}
          onClick={() => add({ line, ...(moreLines && { more: moreLines }), picture }, buyNow)}
        >
          {soldOut ? 'OUT OF STOCK' : (label ?? (buyNow ? 'Buy Now' : 'Add To Cart'))}
        </Button>
      </BottomBar>
      <AddedPopup isActive={!buyNow && (isBusy || popup.isAdded)} props={popup} />
    </div>
  );
}
