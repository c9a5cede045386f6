import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { Shipping, shipping } from '../shipping/Shipping.tsx';
import { Beside } from './Beside.tsx';
import { checkout } from './checkout.ts';
import { FoldedSummary } from './Summary.tsx';

/** Shipping and billing: the form of its own chart, the summary beside it (CHK-05). */
export function ShippingStage() {
  const { shipping: actor } = checkout.useFlow();
  return (
    <Beside title="Shipping and billing" first summary={<FoldedSummary />}>
      {actor ? (
        <shipping.Adopt actor={actor}>
          <Shipping />
        </shipping.Adopt>
      ) : (
        <TextSkeleton lines={12} />
      )}
    </Beside>
  );
}
