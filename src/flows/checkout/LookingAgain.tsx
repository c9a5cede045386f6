import { say } from '../../messages/messages.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './Outcome.module.css';

/** Before an order is paid for anew, the bank is asked about the one there is (PAY-20). */
export const LookingAgain = () => (
  <section className={styles.outcome}>
    <h1 className={styles.title}>Payment</h1>
    <Waiting>{say('payment.lookingAgain')}</Waiting>
  </section>
);
