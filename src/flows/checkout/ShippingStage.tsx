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

/** Shipping and billing, the summary beside it (CHK-05). */
export const ShippingStage = () => (
  <StageLayout title="Shipping and billing" first summary={<CollapsibleSummary />}>
    <Addresses />
  </StageLayout>
);
