import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { AddressType, Billing, Delivery } from '../../src/domain/address.ts';
import { deliveryOf } from '../../src/domain/parcels.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import type { guestAccountMachine } from '../guestAccount/guestAccount.machine.ts';
import type { shippingMachine } from './shipping.machine.ts';

type Shipping = typeof shippingMachine;
type FormState = 'incomplete' | 'faulty' | 'accountFailed';
type ZipState = 'lookingUp' | 'serviceable' | 'unserviceable' | 'unanswered';

const FORM: Record<FormState, MessageId> = {
  incomplete: 'address.missing',
  faulty: 'address.check',
  accountFailed: 'checkout.wrong',
};
const ZIP: Record<ZipState, MessageId> = {
  lookingUp: 'pincode.lookingUp',
  serviceable: 'pincode.serviceable',
  unserviceable: 'pincode.unserviceable',
  unanswered: 'pincode.unanswered',
};

/** What the shipping form may know and do. */
export function connect(state: SnapshotFrom<Shipping>, send: (event: EventFrom<Shipping>) => void) {
  const { lines, billing, delivery, same, problems, attempts } = state.context;
  const form = (Object.keys(FORM) as FormState[]).find((name) => state.matches({ filling: { form: name } }));
  const zip = (Object.keys(ZIP) as ZipState[]).find((name) => state.matches({ filling: { zip: name } }));
  return {
    billing,
    delivery,
    same,
    problems,
    attempts,
    isFilling: state.matches('filling'),
    isMakingAccount: state.matches('makingAccount'),
    /** The chart of the guest's account, while it runs. */
    guest: state.children.guestAccount as ActorRefFrom<typeof guestAccountMachine> | undefined,
    /** What stands above the form. */
    fault: form ? FORM[form] : null,
    /** What is known of the pincode to which the order goes, and in how many days that takes. */
    zip: zip ? { standing: zip, says: ZIP[zip], days: deliveryOf(lines) } : null,
    canRetryZip: state.can({ type: 'zip.retried' }),
    /** Nothing goes on before there is a pincode to deliver to. */
    needsPincode: state.matches('filling') && zip !== 'serviceable' && zip !== 'lookingUp',
    canContinue: state.can({ type: 'shipping.continued' }),
    chooseType: (addressType: AddressType) => send({ type: 'type.chosen', addressType }),
    typeBilling: (field: keyof Billing, text: string) => send({ type: 'billing.typed', field, text }),
    typeDelivery: (field: keyof Delivery, text: string) => send({ type: 'delivery.typed', field, text }),
    toggleSame: () => send({ type: 'same.toggled' }),
    retryZip: () => send({ type: 'zip.retried' }),
    goOn: () => send({ type: 'shipping.continued' }),
    reopen: () => send({ type: 'shipping.reopened' }),
  };
}
