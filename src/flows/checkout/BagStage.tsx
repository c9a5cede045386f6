import { LISTS } from '../../domain/listArea.ts';
import { cartMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { BagCheck, bagCheck } from '../bagCheck/BagCheck.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { UnpaidOrder } from '../cart/UnpaidOrder.tsx';
import { checkout } from './checkout.ts';
import { StageLayout, Summary } from './Summary.tsx';

/** Continues to shipping; disabled where the bag is empty (CHK-23). */
function ToShippingButton() {
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

/** Offered in an empty bag. (CHK-19) */
const CATEGORY_LINKS = [LISTS.art, LISTS.walls, LISTS.gifts, { path: '/custom-framing/', title: 'Custom Framing' }];

/** The shopping bag stage (CHK-03, CHK-17 to CHK-24). */
export function BagStage() {
  const isBagEmpty = checkout.useView(({ isBagEmpty }) => isBagEmpty);
  const unpaidOrder = checkout.useView(({ unpaidOrder }) => unpaidOrder);
  return (
    <StageLayout
      title="Shopping bag"
      summary={
        isBagEmpty ? (
          <ToShippingButton />
        ) : (
          <Summary>
            <ToShippingButton />
          </Summary>
        )
      }
    >
      {isBagEmpty ? (
        <>
          <UnpaidOrder orderNo={unpaidOrder} />
          <EmptyState
            icon="bag"
            title={formatMessage(cartMessages['cart.empty'])}
            text={formatMessage(cartMessages['cart.emptyHint'])}
            action={
              <Stack gap={6}>
                <Button render={<Link to="/" />}>Continue Shopping</Button>
                <Row gap={6}>
                  {CATEGORY_LINKS.map(({ path, title }) => (
                    <Link key={path} to={path}>
                      {title}
                    </Link>
                  ))}
                </Row>
              </Stack>
            }
          />
        </>
      ) : (
        <>
          <CartLines />
          <Button look="quiet" size="small" render={<Link to="/wall?from=cart" />}>
            Plan the wall
          </Button>
        </>
      )}
    </StageLayout>
  );
}
