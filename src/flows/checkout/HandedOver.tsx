import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { checkout } from './checkout.ts';
import styles from './Outcome.module.css';

/** Between the store and the provider's own page, from which the Back button may bring the shopper here (PAY-09, PAY-28). */
export function HandedOver() {
  const { isLeaving, orderNo, payLink, shippingPath, tryAgain } = checkout.useFlow();
  return (
    <section className={styles.outcome}>
      <h1 className={styles.title}>Payment</h1>
      {isLeaving ? <Waiting>{say('payment.leaving')}</Waiting> : <p>{say('payment.noneKnown')}</p>}
      <p className={styles.number}>
        Order No <span className={styles.figures}>{orderNo}</span>
      </p>
      <p className={styles.quiet}>{say('payment.kept')}</p>
      <Row>
        {payLink ? <Button href={payLink}>Open the payment page</Button> : null}
        <Again to={shippingPath} onAgain={tryAgain} look={payLink ? 'secondary' : 'primary'} />
      </Row>
    </section>
  );
}

type AgainProps = { to: string; onAgain: () => void; look?: 'primary' | 'secondary' };

/** A link, for it leads to the shipping stage; it brings the bag back on the way (PAY-23 to PAY-25). */
export const Again = ({ to, onAgain, look }: AgainProps) => (
  <Button
    look={look}
    render={
      <Link
        to={to}
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
      />
    }
  >
    Try again
  </Button>
);
