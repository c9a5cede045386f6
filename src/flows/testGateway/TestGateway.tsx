import { connect } from '../../../machines/testGateway/testGateway.connect.ts';
import { testGatewayMachine } from '../../../machines/testGateway/testGateway.machine.ts';
import { formatRupees } from '../../domain/money.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Price } from '../../ui/Price.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import styles from './TestGateway.module.css';

export const testGateway = createFlow(testGatewayMachine, connect);

/** Stands in for a payment provider: the four ways in which a payment can end. */
export function TestGateway() {
  const { orderNo, amount, isAsking, isReporting, isFailed, pay, fail, leaveOpen, close } = testGateway.useView();
  return (
    <div className={styles.gateway}>
      <p className={styles.description}>
        <strong className={styles.badge}>Test</strong>
        <span>{formatMessage(paymentMessages['gateway.about'])}</span>
      </p>
      <dl className={styles.bill}>
        <dt>Order No</dt>
        <dd className="tabular">{orderNo}</dd>
        <dt>Amount</dt>
        <dd>
          <Price size="large">{formatRupees(amount)}</Price>
        </dd>
      </dl>
      {isFailed ? (
        <Notice tone="fault" live="assertive">
          {formatMessage(paymentMessages['gateway.answerFailed'])}
        </Notice>
      ) : null}
      <Stack gap={3}>
        <Button wide disabled={!isAsking} onClick={pay}>
          Pay
        </Button>
        <Button wide look="danger" disabled={!isAsking} onClick={fail}>
          Fail
        </Button>
        <Button wide look="secondary" disabled={!isAsking} onClick={leaveOpen}>
          Leave without an answer
        </Button>
        <Button wide look="quiet" disabled={!isAsking} onClick={close}>
          Close
        </Button>
      </Stack>
      {isReporting ? <ProgressNotice>{formatMessage(paymentMessages['gateway.submitting'])}</ProgressNotice> : null}
    </div>
  );
}

/** The test gateway over the store, as the second provider's popup would be. (PAY-10) */
export function TestGatewayDialog() {
  const { ended, close } = testGateway.useView();
  return (
    <Dialog open={ended === null} onClose={close} title="Test gateway" closeLabel="Close the test gateway">
      <TestGateway />
    </Dialog>
  );
}
