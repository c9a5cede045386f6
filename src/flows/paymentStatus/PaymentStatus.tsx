import { connect } from '../../../machines/paymentStatus/paymentStatus.connect.ts';
import { paymentStatusMachine } from '../../../machines/paymentStatus/paymentStatus.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import styles from './PaymentStatus.module.css';

export const paymentStatus = createFlow(paymentStatusMachine, connect);

/** Waits for a payment's result; the shopper has nothing to do. (PAY-13) */
export function PaymentStatus() {
  const { orderNo, polls, done, mostPolls, message } = paymentStatus.useView();
  return (
    <section className={styles.status} aria-busy="true">
      <h1 className={styles.title}>{formatMessage(paymentMessages['payment.collecting'])}</h1>
      <p className={styles.notice}>{formatMessage(paymentMessages['payment.stay'])}</p>
      <div className={styles.progress}>
        <ProgressNotice done={done} total={mostPolls}>
          {formatMessage(paymentMessages[message], { n: polls, most: mostPolls })}
        </ProgressNotice>
      </div>
      <p className={styles.orderNumber}>
        Order No <span className="tabular">{orderNo}</span>
      </p>
    </section>
  );
}
