import { connect } from '../../../machines/payment/payment.connect.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { PAYMENT_METHODS } from '../../domain/gateway.ts';
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
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Razorpay, razorpay } from '../razorpay/Razorpay.tsx';
import { TestGatewayDialog, testGateway } from '../testGateway/TestGateway.tsx';
import styles from './Payment.module.css';
import { PaymentMarks } from './PaymentMarks.tsx';

export const payment = createFlow(paymentMachine, connect);

/** The popup in which the shopper chooses how to pay. (PAY-01 to PAY-05) */
export function Payment() {
  const view = payment.useView();
  const { isOpen, awaits, returned } = view;
  const methods = [
    {
      value: 'ccavenue',
      label: PAYMENT_METHODS.ccavenue,
      hint: (
        <>
          Opens a secure payment page
          <PaymentMarks of={['card', 'bank', 'phone']} />
        </>
      ),
      disabled: !view.canChoose('ccavenue'),
    },
    {
      value: 'razorpay',
      label: PAYMENT_METHODS.razorpay,
      hint: view.isRazorpayMissing ? (
        formatMessage(paymentMessages['payment.notOffered'])
      ) : (
        <>
          UPI, cards, netbanking and wallets; opens here, over the store
          <PaymentMarks of={['phone', 'card', 'bank', 'wallet']} />
        </>
      ),
      disabled: !view.canChoose('razorpay'),
    },
  ] as const;
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={view.close}
        title={formatMessage(paymentMessages['payment.title'])}
        closeLabel="Close without paying"
        actions={
          <Button wide disabled={!view.canContinue} busy={awaits !== null} onClick={view.goOn}>
            Continue
          </Button>
        }
      >
        <Stack gap={4}>
          {returned ? (
            <Notice tone={returned.isFault ? 'fault' : 'plain'} live="polite">
              {formatMessage(paymentMessages[returned.message])}
            </Notice>
          ) : null}
          <dl className={styles.bill}>
            <div>
              <dt>Order No</dt>
              <dd className="tabular">{view.orderNo}</dd>
            </div>
            <div>
              <dt>To pay</dt>
              <dd>
                <Price size="large">{formatRupees(view.amount)}</Price>
              </dd>
            </div>
          </dl>
          <RadioGroup
            legend="Payment method"
            hideLegend
            options={methods}
            value={view.method}
            onPick={view.choose}
            error={view.isMethodMissing ? formatMessage(paymentMessages['payment.noMethod']) : undefined}
          />
          {awaits ? <ProgressNotice>{formatMessage(paymentMessages[awaits])}</ProgressNotice> : null}
        </Stack>
      </Dialog>
      {view.razorpay ? (
        <razorpay.ActorProvider actor={view.razorpay}>
          <Razorpay />
        </razorpay.ActorProvider>
      ) : null}
      {view.testGateway ? (
        <testGateway.ActorProvider actor={view.testGateway}>
          <TestGatewayDialog />
        </testGateway.ActorProvider>
      ) : null}
    </>
  );
}
