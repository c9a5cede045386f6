import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { AddressType, BillingAddress, DeliveryAddress } from '../../src/domain/address.ts';
import { getSlowestDelivery } from '../../src/domain/parcels.ts';
import type { guestAccountMachine } from '../guestAccount/guestAccount.machine.ts';
import { getMessageId } from '../kit/meta.ts';
import { PINCODE_MESSAGES } from '../pincode/pincodeLookup.ts';
import type { shippingMachine } from './shipping.machine.ts';

type Shipping = typeof shippingMachine;

/** What the shipping form may know and do. */
export function connect(state: SnapshotFrom<Shipping>, send: (event: EventFrom<Shipping>) => void) {
  const { lines, billing, delivery, same, problems, attempts, lookup } = state.context;
  const { status } = lookup;
  return {
    billing,
    delivery,
    same,
    problems,
    attempts,
    isFilling: state.matches('filling'),
    isCreatingAccount: state.matches('creatingAccount'),
    /** The chart of the guest's account, while it runs. */
    guest: state.children.guestAccount as ActorRefFrom<typeof guestAccountMachine> | undefined,
    /** What stands above the form. */
    fault: getMessageId(state),
    /** What is known of the pincode to which the order goes, and in how many days that takes. */
    pincode: { status, message: PINCODE_MESSAGES[status], days: getSlowestDelivery(lines) },
    canRetryPincode: state.can({ type: 'pincode.retried' }),
    /** Nothing goes on before there is a pincode to deliver to. */
    needsPincode: state.matches('filling') && status !== 'serviceable' && status !== 'lookingUp',
    canContinue: state.can({ type: 'shipping.continued' }),
    chooseType: (addressType: AddressType) => send({ type: 'type.chosen', addressType }),
    typeBilling: (field: keyof BillingAddress, text: string) => send({ type: 'billing.typed', field, text }),
    typeDelivery: (field: keyof DeliveryAddress, text: string) => send({ type: 'delivery.typed', field, text }),
    toggleSame: () => send({ type: 'same.toggled' }),
    retryPincode: () => send({ type: 'pincode.retried' }),
    goOn: () => send({ type: 'shipping.continued' }),
    reopen: () => send({ type: 'shipping.reopened' }),
  };
}
