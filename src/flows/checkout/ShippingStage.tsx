import { checkoutMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { SavedAddresses } from '../savedAddresses/SavedAddresses.tsx';
import { savedAddresses } from '../savedAddresses/savedAddresses.ts';
import { Shipping, shipping } from '../shipping/Shipping.tsx';
import { checkout } from './checkout.ts';
import { CollapsibleSummary, StageLayout } from './Summary.tsx';

/** Where the order goes, by the chart that runs for this buyer: a guest's form, or a customer's addresses (CHK-28, ADDR-01). */
function Addresses() {
  const { shipping: guest, savedAddresses: customer } = checkout.useView();
  if (guest)
    return (
      <shipping.ActorProvider actor={guest}>
        <Shipping />
      </shipping.ActorProvider>
    );
  return customer ? (
    <savedAddresses.ActorProvider actor={customer}>
      <SavedAddresses />
    </savedAddresses.ActorProvider>
  ) : (
    <TextSkeleton lines={12} />
  );
}

/** An unpaid order that did not change: a button to its payment (PAY-25). */
function UnpaidOrder() {
  const { unpaidOrderNo, payNow } = checkout.useView();
  if (!unpaidOrderNo) return null;
  return (
    <Notice action={<Button onClick={payNow}>Pay now</Button>}>
      {formatMessage(checkoutMessages['failed.unpaid'], { n: unpaidOrderNo })}
    </Notice>
  );
}

/** Shipping and billing, the summary beside it (CHK-05). */
export const ShippingStage = () => (
  <StageLayout title="Shipping and billing" isSummaryFirst summary={<CollapsibleSummary />}>
    <Stack gap={6}>
      <UnpaidOrder />
      <Addresses />
    </Stack>
  </StageLayout>
);
