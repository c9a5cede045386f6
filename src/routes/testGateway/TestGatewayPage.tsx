import { Navigate, useSearchParams } from 'react-router-dom';
import type { GatewayOutcome } from '../../../machines/testGateway/testGateway.machine.ts';
import { type CheckoutPrefix, formatStagePath, parseCheckoutPrefix } from '../../domain/checkoutStage.ts';
import { fromDecimal } from '../../domain/money.ts';
import { checkoutEffects } from '../../effects/checkoutEffects.ts';
import { TestGateway, testGateway } from '../../flows/testGateway/TestGateway.tsx';
import { formatMessage } from '../../messages/message.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { testGatewayLogic } from '../../ports/payment.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';

/**
 * Where the provider sends the browser back to, with the order's number, for another tab may have placed an order since.
 * A payment that was closed can be tried again from the failure page.
 */
const getReturnPath = (outcome: GatewayOutcome, orderNo: string, prefix: CheckoutPrefix): string =>
  formatStagePath(prefix, outcome === 'closed' ? 'payment_fail' : 'payment', orderNo);

/** Parses the order and amount of the link; null where it has none. */
function parseBill(params: URLSearchParams): { orderNo: string; amount: number } | null {
  const orderNo = params.get('order_no') ?? '';
  if (!/^\w{1,32}$/.test(orderNo)) return null;
  try {
    return { orderNo, amount: fromDecimal(params.get('amount') ?? '') };
  } catch {
    return null;
  }
}

function GatewayScreen({ prefix }: { prefix: CheckoutPrefix }) {
  const { ended, orderNo } = testGateway.useView();
  return ended ? <Navigate to={getReturnPath(ended, orderNo, prefix)} replace /> : <TestGateway />;
}

/** Stands in for the first provider's own page, where its link leads while no real one is configured. (PAY-09) */
export function TestGatewayPage() {
  const [params] = useSearchParams();
  const bill = parseBill(params);
  if (!bill)
    return (
      <Page width="reading">
        <EmptyState
          level={1}
          title={formatMessage(paymentMessages['gateway.none'])}
          action={<Button render={<Link to="/checkout/shopping-bag" />}>To the shopping bag</Button>}
        />
      </Page>
    );
  return (
    <Page width="reading">
      <Section level={1} title="Test gateway">
        <testGateway.Provider
          key={bill.orderNo}
          logic={testGatewayLogic}
          effects={checkoutEffects}
          options={{ input: { ...bill, method: 'ccavenue' } }}
        >
          <GatewayScreen prefix={parseCheckoutPrefix(params.get('prefix') ?? '')} />
        </testGateway.Provider>
      </Section>
    </Page>
  );
}
