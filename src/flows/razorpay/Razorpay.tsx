import { connect } from '../../../machines/razorpay/razorpay.connect.ts';
import { razorpayMachine } from '../../../machines/razorpay/razorpay.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import styles from './Razorpay.module.css';

export const razorpay = createFlow(razorpayMachine, connect);

/**
 * Lies behind the provider's popup, which has its own backdrop. It is no dialog, which the browser would put on top; a
 * shopper who sees it has lost the popup, and can go back from here.
 */
function PopupBackdrop() {
  const { isRefused, leave } = razorpay.useView();
  return (
    <div className={styles.overlay}>
      <section className={styles.card} aria-label="Razorpay">
        <ProgressNotice>{formatMessage(paymentMessages['razorpay.open'])}</ProgressNotice>
        {isRefused ? <p role="status">{formatMessage(paymentMessages['razorpay.refused'])}</p> : null}
        <Button wide look="secondary" onClick={leave}>
          Other ways to pay
        </Button>
      </section>
    </div>
  );
}

/** What the store shows before, behind and after the second provider's popup. (PAY-10) */
export function Razorpay() {
  const { pendingMessage, isUnavailable, isOpen, canLeave, retry, leave } = razorpay.useView();
  return (
    <>
      <Dialog
        open={pendingMessage !== null || isUnavailable}
        onClose={leave}
        title="Razorpay"
        closeLabel="Close Razorpay"
        actions={
          canLeave ? (
            <Stack gap={3}>
              {isUnavailable ? (
                <Button wide onClick={retry}>
                  Try again
                </Button>
              ) : null}
              <Button wide look="secondary" onClick={leave}>
                Other ways to pay
              </Button>
            </Stack>
          ) : null
        }
      >
        {pendingMessage ? <ProgressNotice>{formatMessage(paymentMessages[pendingMessage])}</ProgressNotice> : null}
        {isUnavailable ? (
          <Notice tone="fault" live="assertive">
            {formatMessage(paymentMessages['razorpay.unavailable'])}
          </Notice>
        ) : null}
      </Dialog>
      {isOpen ? <PopupBackdrop /> : null}
    </>
  );
}
