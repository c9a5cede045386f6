import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './Razorpay.module.css';
import { razorpay } from './razorpay.ts';

/**
 * Behind the provider's popup, which lies over it with its own veil. No dialog, for the browser would put that on top;
 * whoever sees it has lost the popup, and finds the way back here.
 */
export function BehindThePopup() {
  const { isRefused, leave } = razorpay.useFlow();
  return (
    <div className={styles.veil}>
      <section className={styles.card} aria-label="Razorpay">
        <Waiting>{say('razorpay.open')}</Waiting>
        {isRefused ? <p role="status">{say('razorpay.refused')}</p> : null}
        <Button wide look="secondary" onClick={leave}>
          Other ways to pay
        </Button>
      </section>
    </div>
  );
}
