import type { ComponentType } from 'react';
import { checkoutMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page, Row } from '../../ui/Layout.tsx';
import { handleLinkClick, Link } from '../../ui/Link.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { coupon } from '../coupon/Coupon.tsx';
import { PaymentStatus, paymentStatus } from '../paymentStatus/PaymentStatus.tsx';
import { BagStage } from './BagStage.tsx';
import styles from './Checkout.module.css';
import { Confirmation } from './Confirmation.tsx';
import { checkout } from './checkout.ts';
import outcomeStyles from './Outcome.module.css';
import { ReviewStage } from './ReviewStage.tsx';
import { ShippingStage } from './ShippingStage.tsx';

/** Shown while another page opens. */
const OpeningStage = () => (
  <div>
    <VisuallyHidden role="status">Opening the page</VisuallyHidden>
    <TextSkeleton lines={6} />
  </div>
);

/** The wait for the payment's result (CHK-06, PAY-13). */
function WaitingStage() {
  const { paymentStatus: actor } = checkout.useView();
  if (!actor) return <TextSkeleton lines={3} />;
  return (
    <paymentStatus.ActorProvider actor={actor}>
      <PaymentStatus />
    </paymentStatus.ActorProvider>
  );
}

/** The bank is queried for the state of an order's payment. */
const PaymentCheck = ({ message }: { message: keyof typeof paymentMessages }) => (
  <section className={outcomeStyles.outcome}>
    <h1 className={outcomeStyles.title}>Payment</h1>
    <ProgressNotice>{formatMessage(paymentMessages[message])}</ProgressNotice>
  </section>
);

/** Before an order is paid again, the bank is queried about its last payment (PAY-20). */
const CheckingPayment = () => <PaymentCheck message="payment.checking" />;

/** Before a payment is said to have failed, the bank is queried whether it did (PAY-22). */
const CheckingReturn = () => <PaymentCheck message="payment.collecting" />;

/** Between the store and the provider's own page, from which the Back button may bring the shopper here (PAY-09, PAY-28). */
function AtProvider() {
  const { isLeaving, orderNo, payLink, shippingPath, tryAgain } = checkout.useView();
  return (
    <section className={outcomeStyles.outcome}>
      <h1 className={outcomeStyles.title}>Payment</h1>
      {isLeaving ? (
        <ProgressNotice>{formatMessage(paymentMessages['payment.leaving'])}</ProgressNotice>
      ) : (
        <p>{formatMessage(paymentMessages['payment.noneKnown'])}</p>
      )}
      <p className={outcomeStyles.number}>
        Order No <span className={outcomeStyles.figures}>{orderNo}</span>
      </p>
      <p className={outcomeStyles.muted}>{formatMessage(paymentMessages['payment.stored'])}</p>
      <Row>
        {payLink ? <Button href={payLink}>Open the payment page</Button> : null}
        <TryAgainLink to={shippingPath} onRetry={tryAgain} look={payLink ? 'secondary' : 'primary'} />
      </Row>
    </section>
  );
}

type TryAgainLinkProps = { to: string; onRetry: () => void; look?: 'primary' | 'secondary' };

/** A link to the shipping stage, which also restores the bag (PAY-23 to PAY-25). */
const TryAgainLink = ({ to, onRetry, look }: TryAgainLinkProps) => (
  <Button look={look} render={<Link to={to} onClick={handleLinkClick(onRetry)} />}>
    Try again
  </Button>
);

/** The payment failed; nothing else did (CHK-09, PAY-22, PAY-23). */
function Failure() {
  const { orderNo, shippingPath, tryAgain } = checkout.useView();
  return (
    <section className={outcomeStyles.outcome}>
      <p className={outcomeStyles.mark} data-fault>
        <Icon name="alert" size={28} />
      </p>
      <h1 className={outcomeStyles.title}>{formatMessage(paymentMessages['payment.failedTitle'])}</h1>
      <p className={outcomeStyles.number}>{formatMessage(paymentMessages['payment.failed'], { n: orderNo ?? '' })}</p>
      <p className={outcomeStyles.muted}>{formatMessage(checkoutMessages['failed.safe'])}</p>
      <Row>
        <TryAgainLink to={shippingPath} onRetry={tryAgain} />
      </Row>
      <p className={outcomeStyles.contact}>
        Call us: <a href={SUPPORT_LINK}>{SUPPORT_PHONE}</a>
      </p>
    </section>
  );
}

type StageView = ReturnType<typeof checkout.useView>['stage'];

const STAGES: Record<StageView, ComponentType> = {
  bag: BagStage,
  shipping: ShippingStage,
  review: ReviewStage,
  atProvider: AtProvider,
  checkingReturn: CheckingReturn,
  checkingPayment: CheckingPayment,
  waiting: WaitingStage,
  confirmed: Confirmation,
  failed: Failure,
  nothing: OpeningStage,
};

/** The stage that the checkout is at, under its progress bar (CHK-03 to CHK-11). */
function Stages() {
  const stage = checkout.useView(({ stage }) => stage);
  const step = checkout.useView(({ step }) => step);
  const n = checkout.useView(({ stepNumber }) => stepNumber);
  const total = checkout.useView(({ stepTotal }) => stepTotal);
  const toBag = checkout.useView(({ stepPaths }) => stepPaths.bag);
  const toShipping = checkout.useView(({ stepPaths }) => stepPaths.shipping);
  const Stage = STAGES[stage];
  return (
    <Page>
      <div className={styles.checkout}>
        {n > 0 ? <p className={styles.step}>{formatMessage(checkoutMessages['checkout.step'], { n, total })}</p> : null}
        <ProgressSteps
          label="Checkout"
          current={step}
          steps={[
            { name: 'SHOPPING BAG', path: toBag },
            { name: 'SHIPPING AND BILLING', path: toShipping },
            { name: 'PAYMENT' },
          ]}
        />
        <Stage />
      </div>
    </Page>
  );
}

/** The whole checkout. Its coupon's actor is provided at every stage, with its field or without. */
export function Checkout() {
  const actor = checkout.useView(({ coupon }) => coupon);
  return actor ? (
    <coupon.ActorProvider actor={actor}>
      <Stages />
    </coupon.ActorProvider>
  ) : (
    <Stages />
  );
}
