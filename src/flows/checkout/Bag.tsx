import { Link } from 'react-router-dom';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BagLines } from '../cart/BagLines.tsx';
import { Beside } from './Beside.tsx';
import { checkout } from './checkout.ts';
import { Summary } from './Summary.tsx';

/** The shopping bag stage (CHK-03, CHK-17 to CHK-24). */
export function Bag() {
  const { isBagEmpty, canContinue, goOn } = checkout.useFlow();
  return (
    <Beside
      title="Shopping bag"
      summary={
        <Summary>
          <Button wide disabled={!canContinue} onClick={goOn}>
            SAVE & CONTINUE
          </Button>
        </Summary>
      }
    >
      {isBagEmpty ? (
        <EmptyState
          icon="bag"
          title={say('cart.empty')}
          action={
            <Button look="secondary" render={<Link to="/" />}>
              Continue Shopping
            </Button>
          }
        />
      ) : (
        <BagLines />
      )}
    </Beside>
  );
}
