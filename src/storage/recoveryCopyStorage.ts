import type { RecoveryCopies } from '../../machines/checkout/checkoutRecord.ts';
import { getCartFingerprint } from '../domain/cart.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { storedLinesSchema } from './cartStorage.ts';
import { checkoutRecordCopyStorage, fromStored, toStored } from './checkoutStorage.ts';
import { createCookie } from './cookie.ts';
import { persistedForDay } from './persistedForDay.ts';

/** The bag as it was when the browser left for the payment. (PAY-12) */
const cartCopyStorage = persistedForDay<CartLine[]>('order_review', storedLinesSchema);

/** The number of the order that was last handed over to be paid, where the copies found no room: it was placed in this browser. */
export const handedOrderCookie = createCookie('handed_order');

/** Bag and record of the order that was last handed over to be paid, both of one order or neither; never of no lines. (PAY-12, PAY-24) */
export const recoveryCopyStorage = {
  read(): RecoveryCopies | null {
    const lines = cartCopyStorage.read();
    const record = checkoutRecordCopyStorage.read();
    return lines?.length && record ? { lines, record: fromStored(record) } : null;
  },

  /** Where there is no room for both, neither is stored, and a cookie names the order. */
  write({ lines, record }: RecoveryCopies): void {
    cartCopyStorage.write([...lines]);
    checkoutRecordCopyStorage.write(toStored(record, lines));
    if (cartCopyStorage.isPersistent() && checkoutRecordCopyStorage.isPersistent()) return;
    cartCopyStorage.remove();
    checkoutRecordCopyStorage.remove();
    handedOrderCookie.write(record.order_no ?? '');
  },

  /** Are these the lines of the copy? */
  hold: (lines: readonly CartLine[]): boolean =>
    getCartFingerprint(cartCopyStorage.read() ?? []) === getCartFingerprint(lines),
};
