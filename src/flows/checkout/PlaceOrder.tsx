import { AWAITED_FIELD, PLACE_ORDER_FIELD } from '../../../machines/checkout/checkoutContext.ts';
import { checkoutMessages } from '../../messages/checkout.ts';
import { formMessages } from '../../messages/forms.ts';
import { formatMessage } from '../../messages/message.ts';
import { orderMessages } from '../../messages/order.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import { OrderPlacement, orderPlacement } from '../orderPlacement/OrderPlacement.tsx';
import { checkout } from './checkout.ts';

/** What the order waits for, its price and the terms: loading, or failed, with the reason and a retry (CHK-38, CHK-41, CHK-64, CART-50). */
function PlacementStatus() {
  const { pendingMessage, failureMessage, outOfStockTitles, retryPrice } = checkout.useView();
  if (pendingMessage) return <ProgressNotice>{formatMessage(checkoutMessages[pendingMessage])}</ProgressNotice>;
  if (!failureMessage) return null;
  return (
    <Notice
      tone="fault"
      live="assertive"
      title={formatMessage(checkoutMessages[failureMessage])}
      action={
        <Button look="secondary" size="small" onClick={retryPrice}>
          Try again
        </Button>
      }
    >
      {outOfStockTitles ? (
        <>
          <p>{formatMessage(orderMessages['order.soldOut'], { titles: outOfStockTitles })}</p>
          <p>
            {formatMessage(orderMessages['order.keptButThat'])}{' '}
            <Link to="../shopping-bag" relative="path">
              Back to the bag
            </Link>
          </p>
        </>
      ) : (
        formatMessage(formMessages['form.stored'])
      )}
    </Notice>
  );
}

/** The terms and the button that places the order; once pressed, the progress (CHK-64, CHK-65, ORD-13). */
export function PlaceOrder() {
  const { areTermsAccepted, canAgree, canPlace, toggleTerms, place, orderPlacement: actor } = checkout.useView();
  if (actor)
    return (
      <orderPlacement.ActorProvider actor={actor}>
        <OrderPlacement />
      </orderPlacement.ActorProvider>
    );
  return (
    <>
      <div id={AWAITED_FIELD} tabIndex={-1}>
        <PlacementStatus />
        {canAgree ? (
          <Checkbox
            label={
              <>
                I agree to <Link to="/terms-of-service/">Terms and Conditions</Link>
              </>
            }
            checked={areTermsAccepted}
            onCheck={toggleTerms}
          />
        ) : null}
      </div>
      <Button wide id={PLACE_ORDER_FIELD} disabled={!canPlace} onClick={place}>
        Place the Order
      </Button>
    </>
  );
}
