import type { ReactNode } from 'react';
import { connect } from '../../../machines/payment/payment.connect.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS, type PaymentMethod } from '../../domain/gateway.ts';
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

export const payment = createFlow(paymentMachine, connect);

/** Means of payment; each icon draws the thing itself, not a brand's logo. */
const ICON_PATHS = {
  card: 'M4 7.5A1.5 1.5 0 0 1 5.5 6h21A1.5 1.5 0 0 1 28 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-21A1.5 1.5 0 0 1 4 16.5zM4 10h24M7.5 14.5h5',
  bank: 'M5 9.5 16 4l11 5.5zM7.5 10v7M13 10v7M19 10v7M24.5 10v7M5 19.5h22',
  phone:
    'M11.5 3h9A1.5 1.5 0 0 1 22 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 11.5 3M13.5 7.5h5M13.5 9.7h5M13.5 7.5h1.2a2.2 2.2 0 0 1 0 4.4h-1.2l4 4.6',
  wallet:
    'M6.5 7.5 21 4v3.5M6.5 7.5h18A1.5 1.5 0 0 1 26 9v9a1.5 1.5 0 0 1-1.5 1.5h-18A1.5 1.5 0 0 1 5 18V9a1.5 1.5 0 0 1 1.5-1.5M26 11.5h-4.5a2 2 0 0 0 0 4H26',
} as const;

type PaymentMeans = keyof typeof ICON_PATHS;

/** Icons of the means of payment that a provider takes; the text beside them says the same. (PAY-02, PAY-03) */
const PaymentIcons = ({ means }: { means: readonly PaymentMeans[] }) => (
  <span className={styles.methodIcons}>
    {means.map((each) => (
      <svg key={each} className={styles.methodIcon} viewBox="0 0 32 24" aria-hidden="true">
        <path d={ICON_PATHS[each]} />
      </svg>
    ))}
  </span>
);

const METHOD_HINTS: Record<PaymentMethod, ReactNode> = {
  ccavenue: (
    <>
      Opens a secure payment page
      <PaymentIcons means={['card', 'bank', 'phone']} />
    </>
  ),
  razorpay: (
    <>
      UPI, cards, netbanking and wallets; opens here, over the store
      <PaymentIcons means={['phone', 'card', 'bank', 'wallet']} />
    </>
  ),
};

/** The popup in which the shopper chooses how to pay. (PAY-01 to PAY-05) */
export function Payment() {
  const view = payment.useView();
  const { isOpen, pendingMessage, returnMessage, isFault } = view;
  const methods = PAYMENT_METHOD_NAMES.map((value) => ({
    value,
    label: PAYMENT_METHODS[value],
    hint: view.isOffered(value) ? METHOD_HINTS[value] : formatMessage(paymentMessages['payment.notOffered']),
    disabled: !view.canChoose(value),
  }));
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={view.close}
        title={formatMessage(paymentMessages['payment.title'])}
        closeLabel="Close without paying"
        actions={
          <Button wide disabled={!view.canContinue} busy={pendingMessage !== null} onClick={view.goOn}>
            Continue
          </Button>
        }
      >
        <Stack gap={4}>
          {returnMessage ? (
            <Notice tone={isFault ? 'fault' : 'plain'} live="polite">
              {formatMessage(paymentMessages[returnMessage])}
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
          {pendingMessage ? <ProgressNotice>{formatMessage(paymentMessages[pendingMessage])}</ProgressNotice> : null}
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
