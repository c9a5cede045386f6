import { cartMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { BagCheck, bagCheck } from '../bagCheck/BagCheck.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { checkout } from './checkout.ts';
import { StageLayout, Summary } from './Summary.tsx';

/** The way on, which an empty bag does not have (CHK-23). */
function Onward() {
  const actor = checkout.useView(({ bagCheck }) => bagCheck);
  return actor ? (
    <bagCheck.ActorProvider actor={actor}>
      <BagCheck />
    </bagCheck.ActorProvider>
  ) : (
    <Button wide disabled>
      SAVE & CONTINUE
    </Button>
  );
}

/** The shopping bag stage (CHK-03, CHK-17 to CHK-24). */
export function BagStage() {
  const isBagEmpty = checkout.useView(({ isBagEmpty }) => isBagEmpty);
  return (
    <StageLayout
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
          title={formatMessage(cartMessages['cart.empty'])}
          action={
            <Button look="secondary" render={<Link to="/" />}>
              Continue Shopping
            </Button>
          }
        />
      ) : (
        <CartLines />
      )}
    </StageLayout>
  );
}
