import '../../messages/payment.ts';
import { connect } from '../../../machines/paymentStatus/paymentStatus.connect.ts';
import { paymentStatusMachine } from '../../../machines/paymentStatus/paymentStatus.machine.ts';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './PaymentStatus.module.css';

export const paymentStatus = flow(paymentStatusMachine, connect);

/** The wait for a payment's result; nothing is to be done in it. (PAY-13) */
export function PaymentStatus() {
  const { orderNo, polls, done, mostPolls, says } = paymentStatus.useFlow();
  return (
    <section className={styles.wait} aria-busy="true">
      <h1 className={styles.title}>{say('payment.collecting')}</h1>
      <p className={styles.stay}>{say('payment.stay')}</p>
      <div className={styles.line}>
        <Waiting done={done} of={mostPolls}>
          {say(says, { n: polls, most: mostPolls })}
        </Waiting>
      </div>
      <p className={styles.order}>
        Order No <span className="tabular">{orderNo}</span>
      </p>
    </section>
  );
}
