import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { BagCheck } from '../bagCheck/BagCheck.tsx';
import { bagCheck } from '../bagCheck/bagCheck.ts';
import { BagLines } from '../cart/BagLines.tsx';
import { Beside } from './Beside.tsx';
import { checkout } from './checkout.ts';
import { Summary } from './Summary.tsx';

/** The way on, which an empty bag does not have (CHK-23). */
function Onward() {
  const actor = checkout.useFlow(({ bagCheck }) => bagCheck);
  return actor ? (
    <bagCheck.Adopt actor={actor}>
      <BagCheck />
    </bagCheck.Adopt>
  ) : (
    <Button wide disabled>
      SAVE & CONTINUE
    </Button>
  );
}

/** The shopping bag stage (CHK-03, CHK-17 to CHK-24). */
export function Bag() {
  const isBagEmpty = checkout.useFlow(({ isBagEmpty }) => isBagEmpty);
  return (
    <Beside
      title="Shopping bag"
      summary={
        <Summary>
          <Onward />
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
