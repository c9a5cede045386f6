import { useId } from 'react';
import { connect } from '../../../machines/addressEditor/addressEditor.connect.ts';
import { addressEditorMachine } from '../../../machines/addressEditor/addressEditor.machine.ts';
import { STATUS_TONE } from '../../../machines/pincode/pincode.connect.ts';
import { getBillingFields, MOBILE_FIELD } from '../../domain/address.ts';
import { AddressFields, getInvalidFields } from '../../form/AddressForm.tsx';
import { FormErrorSummary } from '../../form/FormErrorSummary.tsx';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { addressesMessages } from '../../messages/addresses.ts';
import { pincodeMessages } from '../../messages/cart.ts';
import { checkoutMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { handleSubmit } from '../../ui/formHandlers.ts';
import { Stack } from '../../ui/Layout.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

const MESSAGES = { ...addressesMessages, ...checkoutMessages };

export const addressEditor = createFlow(addressEditorMachine, connect);

/** The popup in which an address is added or changed. (ADDR-03, ADDR-04) */
export function AddressEditor() {
  const formId = useId();
  const view = addressEditor.useView();
  const { address, problems, isNew, isSaving, pincode, fault, refusal } = view;
  // A customer's number is only the courier's: no order is stored under it.
  const fields = { ...getBillingFields(address.address_type), phone: MOBILE_FIELD };
  const title = refusal ?? (fault && formatMessage(MESSAGES[fault]));
  if (isSaving && !view.isOpen)
    return <ProgressNotice>{formatMessage(addressesMessages['address.saving'])}</ProgressNotice>;
  return (
    <Dialog
      open={view.isOpen}
      onClose={view.close}
      size="medium"
      title={isNew ? 'Add new address' : 'Edit address'}
      actions={
        <>
          <Button look="secondary" disabled={isSaving} onClick={view.close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!view.canSave}
            busy={isSaving}
            busyText={formatMessage(addressesMessages['address.saving'])}
          >
            Save address
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={handleSubmit(view.save)}
        aria-label={isNew ? 'New address' : 'Saved address'}
      >
        <fieldset disabled={isSaving}>
          <Stack gap={6}>
            {title ? (
              <FormErrorSummary
                key={view.attempts}
                title={title}
                fields={getInvalidFields('billing', fields, problems)}
              />
            ) : null}
            <RadioGroup
              legend="Whose address is it?"
              look="segments"
              options={[
                { value: 'personal', label: 'Personal' },
                { value: 'business', label: 'Business' },
              ]}
              value={address.address_type}
              onPick={view.chooseType}
            />
            <AddressFields
              title="Address"
              hideTitle
              section="billing"
              fields={fields}
              values={address}
              problems={problems}
              onText={view.type}
              lookup={{
                remark: pincode?.message
                  ? { tone: STATUS_TONE[pincode.status], text: formatMessage(pincodeMessages[pincode.message]) }
                  : undefined,
                onRetry: null,
              }}
            />
            <Checkbox
              label="Make this my default address"
              hint={view.canToggleDefault || isSaving ? undefined : 'To change it, make another address the default.'}
              checked={view.isDefault}
              disabled={!view.canToggleDefault}
              onCheck={view.toggleDefault}
            />
          </Stack>
        </fieldset>
      </form>
    </Dialog>
  );
}
