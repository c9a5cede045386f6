import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { PaymentStatus, paymentStatus } from '../paymentStatus/PaymentStatus.tsx';
import { checkout } from './checkout.ts';

/** The wait for the payment's result (CHK-06, PAY-13). */
export function WaitingStage() {
  const { paymentStatus: actor } = checkout.useFlow();
  if (!actor) return <TextSkeleton lines={3} />;
  return (
    <paymentStatus.Adopt actor={actor}>
      <PaymentStatus />
    </paymentStatus.Adopt>
  );
}
