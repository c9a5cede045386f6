import { say } from '../../messages/messages.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { BagCheck, bagCheck } from '../bagCheck/BagCheck.tsx';
import { BagLines } from '../cart/BagLines.tsx';
import { checkout } from './checkout.ts';
import { Beside, Summary } from './Summary.tsx';

/** The way on, which an empty bag does not have (CHK-23). */
function Onward() {
  const actor = checkout.useFlow(({ bagCheck }) => bagCheck);
  return actor ? (
    <bagCheck.Show actor={actor}>
      <BagCheck />
    </bagCheck.Show>
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
