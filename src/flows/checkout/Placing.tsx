import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { OrderPlacement, orderPlacement } from '../orderPlacement/OrderPlacement.tsx';
import { checkout } from './checkout.ts';

/** The terms, and the button that places the order or, once it was pressed, how far that is (CHK-64, CHK-65, ORD-13). */
export function Placing() {
  const { isAgreed, canAgree, canPlace, toggleTerms, place, orderPlacement: actor } = checkout.useFlow();
  return (
    <>
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
        <orderPlacement.Adopt actor={actor}>
          <OrderPlacement />
        </orderPlacement.Adopt>
      ) : (
        <Button wide disabled={!canPlace} onClick={place}>
          Place the Order
        </Button>
      )}
    </>
  );
}
