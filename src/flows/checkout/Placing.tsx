import '../../messages/form.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { OrderPlacement, orderPlacement } from '../orderPlacement/OrderPlacement.tsx';
import { checkout } from './checkout.ts';

/** The price that the order waits for: asked, or to be asked again, and what stands in its way (CHK-38, CHK-41, CART-50). */
function Price() {
  const { awaits, isUnpriced, gone, retryPrice } = checkout.useFlow();
  if (awaits) return <Waiting>{say(awaits)}</Waiting>;
  if (!isUnpriced) return null;
  return (
    <Notice
      tone="fault"
      live="assertive"
      title={say('checkout.priceFailed')}
      action={
        <Button look="secondary" size="small" onClick={retryPrice}>
          Try again
        </Button>
      }
    >
      {gone ? (
        <>
          <p>{say('order.soldOut', { titles: gone })}</p>
          <p>
            {say('order.keptButThat')}{' '}
            <Link to="../shopping-bag" relative="path">
              Back to the bag
            </Link>
          </p>
        </>
      ) : (
        say('form.kept')
      )}
    </Notice>
  );
}

/** The terms, and the button that places the order or, once it was pressed, how far that is (CHK-64, CHK-65, ORD-13). */
export function Placing() {
  const { isAgreed, canAgree, canPlace, toggleTerms, place, orderPlacement: actor } = checkout.useFlow();
  return (
    <>
      <Price />
      {canAgree ? (
        <Checkbox
          label={
            <>
              I agree to <Link to="/terms-of-service/">Terms and Conditions</Link>
            </>
          }
          checked={isAgreed}
          onCheck={toggleTerms}
        />
      ) : null}
      {actor ? (
        <orderPlacement.Show actor={actor}>
          <OrderPlacement />
        </orderPlacement.Show>
      ) : (
        <Button wide disabled={!canPlace} onClick={place}>
          Place the Order
        </Button>
      )}
    </>
  );
}
