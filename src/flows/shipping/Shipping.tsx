import { STATUS_TONE } from '../../../machines/pincode/pincode.connect.ts';
import { connect } from '../../../machines/shipping/shipping.connect.ts';
import { shippingMachine } from '../../../machines/shipping/shipping.machine.ts';
import { DELIVERY_FIELDS, getBillingFields } from '../../domain/address.ts';
import { AddressFields, ContinueButton, getInvalidFields } from '../../form/AddressForm.tsx';
import { FormErrorSummary } from '../../form/FormErrorSummary.tsx';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { pincodeMessages } from '../../messages/cart.ts';
import { checkoutMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { handleSubmit } from '../../ui/formHandlers.ts';
import { Row, Stack } from '../../ui/Layout.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { GuestAccount, guestAccount } from '../guestAccount/GuestAccount.tsx';
import styles from './Shipping.module.css';

export const shipping = createFlow(shippingMachine, connect);

/** The billing address, and the delivery address where that differs. (CHK-05, CHK-28) */
export function Shipping() {
  const view = shipping.useView();
  const { billing, delivery, same, problems, isFilling, isCreatingAccount, guest, pincode, fault } = view;
  const billingFields = getBillingFields(billing.address_type);
  const lookup = pincode.message
    ? {
        remark: {
          tone: STATUS_TONE[pincode.status],
          text: formatMessage(pincodeMessages[pincode.message], { days: pincode.days }),
        },
        onRetry: view.canRetryPincode ? view.retryPincode : null,
      }
    : undefined;
  return (
    <Stack gap={6}>
      {fault ? (
        <FormErrorSummary
          key={view.attempts}
          title={formatMessage(checkoutMessages[fault])}
          fields={[
            ...getInvalidFields('billing', billingFields, problems.billing),
            ...getInvalidFields('shipping', DELIVERY_FIELDS, problems.delivery).map(({ id, label }) => ({
              id,
              label: `Delivery address: ${label}`,
            })),
          ]}
        />
      ) : null}
      <form noValidate onSubmit={handleSubmit(view.goOn)} aria-label="Shipping and billing">
        <fieldset disabled={!isFilling}>
          <Stack gap={8}>
            <RadioGroup
              legend="Who is buying?"
              look="segments"
              options={[
                { value: 'personal', label: 'Personal' },
                { value: 'business', label: 'Business' },
              ]}
              value={billing.address_type}
              onPick={view.chooseType}
            />
            <AddressFields
              title="Billing address"
              section="billing"
              fields={billingFields}
              values={billing}
              problems={problems.billing}
              onText={view.typeBilling}
              lookup={same ? lookup : undefined}
            />
            <Checkbox label="Delivery address same as Billing address" checked={same} onCheck={view.toggleSame} />
            {same ? null : (
              <AddressFields
                title="Delivery address"
                section="shipping"
                fields={DELIVERY_FIELDS}
                values={delivery}
                problems={problems.delivery}
                onText={view.typeDelivery}
                lookup={lookup}
              />
            )}
            <ContinueButton needsPincode={view.needsPincode} disabled={!view.canContinue} busy={!isFilling} />
          </Stack>
        </fieldset>
      </form>
      {isFilling ? null : (
        <div className={styles.progress}>
          {guest ? (
            <guestAccount.ActorProvider actor={guest}>
              <GuestAccount />
            </guestAccount.ActorProvider>
          ) : null}
          {isCreatingAccount ? (
            <Row>
              <Button look="quiet" size="small" onClick={view.reopen}>
                Change my details
              </Button>
            </Row>
          ) : null}
        </div>
      )}
    </Stack>
  );
}
