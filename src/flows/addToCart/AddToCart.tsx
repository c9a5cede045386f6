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
  /** The line of the current choice; null while no size is chosen. */
  line: CartLine | null;
  /** Lines added after it, by the same press. */
  moreLines?: readonly CartLine[];
  /** The id of the buyer's own picture, null as long as there is none; left out where none is needed. (GIFT-15) */
  picture?: string | null;
  /** Delivery time in days: '5-7'. */
  days: string;
  /** Shown where the line lacks something else than the size. */
  missingText?: string | null;
  /** Opens the checkout instead of the popup. (CONF-16) */
  buyNow?: boolean;
  /** The button's text, where it is not 'Add To Cart'. */
  label?: string;
  /** The button says that it is out of stock, and is disabled. (DECOR-07, DECOR-13) */
  soldOut?: boolean;
  /** Something that the line depends on is still loading. */
  isLoading?: boolean;
  /** Offers frames too: the path of their list, null while no size is chosen. (ART-28, CONF-13) */
  framesPath?: string | null;
  /** The price, beside the button. */
  children?: ReactNode;
};

/** The shell brings the shopper back to the input by this id. (CART-25) */
const PINCODE_INPUT_ID = 'pincode';

/** Pincode, price and add button. On a phone price and button are in a bar at the bottom. (ART-09) */
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
  const { isBusy, progressMessage, canAdd, pincodeFault, refusal, add, canChooseFrame, chooseFrame, ...popup } =
    addToCart.useView();
  const refusalId = pincodeFault ?? refusal({ line, picture });
  return (
    <div className={styles.container}>
      <div className={styles.pincode}>
        <PartErrorBoundary
          part="pincode"
          fallback={(onRetry) => <ErrorState title={formatMessage(notFoundMessages['wrong.try'])} onRetry={onRetry} />}
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
          busyText={progressMessage ? formatMessage(addToCartMessages[progressMessage]) : 'Adding…'}
          disabled={!canAdd || soldOut || isLoading}
          onClick={() => add({ line, ...(moreLines && { otherLines: moreLines }), picture }, buyNow)}
        >
          {soldOut ? 'OUT OF STOCK' : (label ?? (buyNow ? 'Buy Now' : 'Add To Cart'))}
        </Button>
      </BottomBar>
      <AddedPopup isActive={!buyNow && (isBusy || popup.isAdded)} {...popup} />
    </div>
  );
}
