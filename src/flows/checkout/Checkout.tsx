import type { ComponentType } from 'react';
import { Page } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import { coupon } from '../coupon/Coupon.tsx';
import { Bag } from './Bag.tsx';
import styles from './Checkout.module.css';
import { Confirmation } from './Confirmation.tsx';
import { checkout } from './checkout.ts';
import { Failure } from './Failure.tsx';
import { HandedOver } from './HandedOver.tsx';
import { LookingAgain, LookingBack } from './LookingAgain.tsx';
import { OpeningStage } from './OpeningStage.tsx';
import { Review } from './Review.tsx';
import { ShippingStage } from './ShippingStage.tsx';
import { WaitingStage } from './WaitingStage.tsx';

type Shown = ReturnType<typeof checkout.useFlow>['shown'];

const STAGES: Record<Shown, ComponentType> = {
  bag: Bag,
  shipping: ShippingStage,
  review: Review,
  handedOver: HandedOver,
  lookingBack: LookingBack,
  lookingAgain: LookingAgain,
  waiting: WaitingStage,
  confirmed: Confirmation,
  failed: Failure,
  nothing: OpeningStage,
};

/** The stage that the checkout is at, under its progress bar (CHK-03 to CHK-11). */
function Stages() {
  const shown = checkout.useFlow(({ shown }) => shown);
  const step = checkout.useFlow(({ step }) => step);
  const toBag = checkout.useFlow(({ backTo }) => backTo.bag);
  const toShipping = checkout.useFlow(({ backTo }) => backTo.shipping);
  const Stage = STAGES[shown];
  return (
    <Page>
      <div className={styles.checkout}>
        <ProgressSteps
          label="Checkout"
          current={step}
          doneLabel="done"
          steps={[
            { name: 'SHOPPING BAG', link: toBag ? <Link to={toBag} /> : undefined },
            { name: 'SHIPPING AND BILLING', link: toShipping ? <Link to={toShipping} /> : undefined },
            { name: 'PAYMENT' },
          ]}
        />
        <Stage />
      </div>
    </Page>
  );
}

/** The whole checkout. Its coupon is listened to at every stage, whether its field shows or not. */
export function Checkout() {
  const actor = checkout.useFlow(({ coupon }) => coupon);
  return actor ? (
    <coupon.Adopt actor={actor}>
      <Stages />
    </coupon.Adopt>
  ) : (
    <Stages />
  );
}
