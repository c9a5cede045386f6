import { say } from '../../messages/messages.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/Layout.tsx';
import { checkout } from './checkout.ts';
import { Again } from './HandedOver.tsx';
import styles from './Outcome.module.css';

/** The payment failed; nothing else did (CHK-09, PAY-22, PAY-23). */
export function Failure() {
  const { orderNo, ordered, shippingPath, tryAgain } = checkout.useFlow();
  return (
    <section className={styles.outcome}>
      <p className={styles.mark} data-fault>
        <Icon name="alert" size={28} />
      </p>
      <h1 className={styles.title}>{say('payment.failedTitle')}</h1>
      <p className={styles.number}>{say('payment.failed', { n: orderNo ?? '' })}</p>
      <p className={styles.quiet}>{say(ordered ? 'failed.safe' : 'failed.elsewhere')}</p>
      <Row>
        <Again to={shippingPath} onAgain={tryAgain} />
      </Row>
      <p className={styles.call}>
        Call us: <a href={SUPPORT_LINK}>{SUPPORT_PHONE}</a>
      </p>
    </section>
  );
}
