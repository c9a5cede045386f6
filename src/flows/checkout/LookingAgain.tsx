import { type MessageId, say } from '../../messages/messages.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './Outcome.module.css';

/** The bank is asked how the payment of an order stands. */
const Asking = ({ says }: { says: MessageId }) => (
  <section className={styles.outcome}>
    <h1 className={styles.title}>Payment</h1>
    <Waiting>{say(says)}</Waiting>
  </section>
);

/** Before an order is paid for anew, the bank is asked about the one there is (PAY-20). */
export const LookingAgain = () => <Asking says="payment.lookingAgain" />;

/** Before a payment is said to have failed, the bank is asked whether it did (PAY-22). */
export const LookingBack = () => <Asking says="payment.collecting" />;
