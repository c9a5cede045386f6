import '../../messages/checkout.ts';
import { type FormEvent, useId } from 'react';
import { STANDING_TONE } from '../../../machines/pincode/standingTone.ts';
import { connect } from '../../../machines/shipping/shipping.connect.ts';
import { shippingMachine } from '../../../machines/shipping/shipping.machine.ts';
import { Address, AddressFields, BILLING, BUSINESS, DELIVERY, faultyIn } from '../../addressForm/AddressFields.tsx';
import { FormFault } from '../../addressForm/FormFault.tsx';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { GuestAccount, guestAccount } from '../guestAccount/GuestAccount.tsx';
import styles from './Shipping.module.css';

export const shipping = flow(shippingMachine, connect);

/** Where the order goes, and for whom: the billing form, and another one where it goes elsewhere. (CHK-05, CHK-28) */
export function Shipping() {
  const whyNotId = useId();
  const view = shipping.useFlow();
  const { billing, delivery, same, problems, isFilling, isMakingAccount, guest, pincode, fault } = view;
  const billingFields = billing.address_type === 'business' ? { ...BUSINESS, ...BILLING } : BILLING;
  const lookup = pincode.says
    ? {
        remark: { tone: STANDING_TONE[pincode.standing], text: say(pincode.says, { days: pincode.days }) },
        onRetry: view.canRetryPincode ? view.retryPincode : null,
      }
    : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.canContinue) view.goOn();
  };
  return (
    <div className={styles.shipping}>
      {fault ? (
        <FormFault
          key={view.attempts}
          title={say(fault)}
          fields={[
            ...faultyIn('billing', billingFields, problems.billing),
            ...faultyIn('shipping', DELIVERY, problems.delivery),
          ]}
        />
      ) : null}
      <form noValidate onSubmit={submit} aria-label="Shipping and billing">
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
            <Address title="Billing address" section="billing">
              <AddressFields
                section="billing"
                fields={billingFields}
                values={billing}
                problems={problems.billing}
                onText={view.typeBilling}
                lookup={same ? lookup : undefined}
              />
            </Address>
            <Checkbox label="Delivery address same as Billing address" checked={same} onCheck={view.toggleSame} />
            {same ? null : (
              <Address title="Delivery address" section="shipping">
                <AddressFields
                  section="shipping"
                  fields={DELIVERY}
                  values={delivery}
                  problems={problems.delivery}
                  onText={view.typeDelivery}
                  lookup={lookup}
                />
              </Address>
            )}
            <div className={styles.go}>
              <Button
                type="submit"
                disabled={!view.canContinue}
                busy={!isFilling}
                aria-describedby={view.needsPincode ? whyNotId : undefined}
              >
                SAVE & CONTINUE
              </Button>
              {view.needsPincode ? (
                <p className={styles.why} id={whyNotId}>
                  {say('address.needsPincode')}
                </p>
              ) : null}
            </div>
          </Stack>
        </fieldset>
      </form>
      {isFilling ? null : (
        <div className={styles.progress}>
          {guest ? (
            <guestAccount.Show actor={guest}>
              <GuestAccount />
            </guestAccount.Show>
          ) : null}
          {isMakingAccount ? (
            <Row>
              <Button look="quiet" size="small" onClick={view.reopen}>
                Change my details
              </Button>
            </Row>
          ) : null}
        </div>
      )}
    </div>
  );
}
