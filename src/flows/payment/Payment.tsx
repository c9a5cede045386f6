import '../../messages/payment.ts';
import { connect } from '../../../machines/payment/payment.connect.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { inRupees } from '../../domain/money.ts';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Price } from '../../ui/Price.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { testGateway } from '../testGateway/TestGateway.tsx';
import { TestGatewayDialog } from '../testGateway/TestGatewayDialog.tsx';
import styles from './Payment.module.css';

export const payment = flow(paymentMachine, connect);

const METHODS = [
  { value: 'ccavenue', label: 'Cards, netbanking and UPI', hint: 'Opens a secure payment page' },
  { value: 'razorpay', label: 'Razorpay', hint: 'Opens here, over the store' },
] as const;

/** The popup in which the shopper chooses how to pay. (PAY-01 to PAY-05) */
export function Payment() {
  const view = payment.useFlow();
  const { isOpen, isLinking, provider, returned } = view;
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={view.close}
        title={say('payment.title')}
        closeLabel="Close without paying"
        actions={
          <Button wide disabled={!view.canContinue} busy={isLinking} onClick={view.goOn}>
            Continue
          </Button>
        }
      >
        <Stack gap={4}>
          {returned ? (
            <Notice tone="plain" live="polite">
              {say(returned)}
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
                <Price size="large">{inRupees(view.amount)}</Price>
              </dd>
            </div>
          </dl>
          <RadioGroup
            legend="Payment method"
            hideLegend
            options={METHODS}
            value={view.method}
            onPick={view.choose}
            disabled={isLinking}
            error={view.isMethodMissing ? say('payment.noMethod') : undefined}
          />
          {isLinking ? <Waiting>{say('payment.linking')}</Waiting> : null}
        </Stack>
      </Dialog>
      {provider ? (
        <testGateway.Adopt actor={provider}>
          <TestGatewayDialog />
        </testGateway.Adopt>
      ) : null}
    </>
  );
}
