import { connect } from '../../../machines/orderTracking/orderTracking.connect.ts';
import { orderTrackingMachine } from '../../../machines/orderTracking/orderTracking.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { trackingMessages as messages } from '../../messages/order.ts';
import { Button } from '../../ui/Button.tsx';
import { handleSubmit } from '../../ui/formHandlers.ts';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

export const orderTracking = createFlow(orderTrackingMachine, connect);

/** Finds an order by its number and a mobile number; a code sent to the mobile confirms the owner. (GUEST-01, ORD-33) */
export function OrderTracking() {
  const { isEntering, isSent, wantCode, change } = orderTracking.useView();
  if (isEntering) return <NumbersForm />;
  if (!isSent) return null;
  return (
    <Stack gap={4}>
      <Notice live="polite">{formatMessage(messages['tracking.sent'])}</Notice>
      <Row gap={3}>
        <Button onClick={wantCode}>Type the code</Button>
        <Button look="secondary" onClick={change}>
          Change the numbers
        </Button>
      </Row>
    </Stack>
  );
}

function NumbersForm() {
  const { number, mobile, fault, isRequesting, submit } = orderTracking.useView();
  return (
    <form noValidate onSubmit={handleSubmit(submit)} aria-label="Track an order">
      <Stack gap={4}>
        {fault ? (
          <Notice tone="fault" live="assertive">
            {formatMessage(messages[`tracking.${fault}`])}
          </Notice>
        ) : null}
        <TextInput
          id={number.id}
          label="Order number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={64}
          tabular
          required
          readOnly={isRequesting}
          value={number.value}
          onText={number.type}
          error={number.isWrong ? formatMessage(messages['tracking.number']) : undefined}
        />
        <TextInput
          id={mobile.id}
          label="Mobile number"
          hint="The one that you ordered with. We send a code to it."
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          tabular
          required
          readOnly={isRequesting}
          value={mobile.value}
          onText={mobile.type}
          error={mobile.isWrong ? formatMessage(messages['tracking.mobile']) : undefined}
        />
        <Button type="submit" wide busy={isRequesting} busyText={formatMessage(messages['tracking.requesting'])}>
          Track
        </Button>
      </Stack>
    </form>
  );
}
