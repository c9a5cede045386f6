import { fromCallback } from 'xstate';
import { type Buyer, type CheckoutInput, getOwnRecord } from '../../machines/checkout/checkoutContext.ts';
import { emptyRecord } from '../../machines/checkout/checkoutRecord.ts';
import type { UserSession } from '../domain/userSession.ts';
import { cartStorage } from '../storage/cartStorage.ts';
import {
  addressDraftStorage,
  checkoutRecordStorage,
  couponCodeStorage,
  couponStorage,
  fromStored,
  guestSessionStorage,
} from '../storage/checkoutStorage.ts';
import { pincodeStorage } from '../storage/pincodeStorage.ts';
import { handedOrderCookie, recoveryCopyStorage } from '../storage/recoveryCopyStorage.ts';
import { userStorage } from '../storage/userStorage.ts';
import { subscribeToCustomer } from './sessionActor.ts';

type StoredCheckout = Omit<CheckoutInput, 'prefix' | 'stage' | 'orderNo'>;

const getBuyer = (customer: UserSession | null): Buyer => ({
  role: customer ? 'customer' : 'guest',
  session: customer ?? guestSessionStorage.read(),
});

/** Informs the checkout of who is buying whenever somebody signs in or out, here or in another tab. (CHK-02) */
export const buyerPort = fromCallback(({ sendBack }) =>
  subscribeToCustomer((customer) => sendBack({ type: 'buyer.changed', ...getBuyer(customer) })),
);

/** What the browser has stored of a checkout. (CHK-16, GUEST-04, PAY-12) */
export function readCheckoutInput(): StoredCheckout {
  const stored = checkoutRecordStorage.read();
  const buying = getBuyer(userStorage.read());
  const record = stored ? getOwnRecord(fromStored(stored), buying) : emptyRecord;
  const guestDraft = addressDraftStorage.read();
  return {
    lines: cartStorage.read() ?? [],
    pincode: pincodeStorage.read() ?? '',
    draft: guestDraft ?? record.shipping,
    guestDraft,
    record,
    copies: recoveryCopyStorage.read(),
    handedOverOrderNo: handedOrderCookie.read(),
    ...buying,
    coupon: couponStorage.read(),
    code: couponCodeStorage.read() ?? '',
  };
}
