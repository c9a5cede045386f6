import type { RecoveryCopies } from '../../machines/checkout/checkoutRecord.ts';
import { bagOf } from '../domain/cart.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { keptCartCopy } from './cart.ts';
import { fromStored, keptRecordCopy, toStored } from './checkout.ts';

/** Bag and record of the order that was last handed over to be paid, both of one order or neither. (PAY-12, PAY-24) */
export const keptCopies = {
  read(): RecoveryCopies | null {
    const lines = keptCartCopy.read();
    const record = keptRecordCopy.read();
    return lines && record ? { lines, record: fromStored(record) } : null;
  },

  /** Where there is no room for both, neither is kept. */
  write({ lines, record }: RecoveryCopies): void {
    keptCartCopy.write([...lines]);
    keptRecordCopy.write(toStored(record, lines));
    if (keptCartCopy.isLasting() && keptRecordCopy.isLasting()) return;
    keptCartCopy.drop();
    keptRecordCopy.drop();
  },

  /** Are these the lines of the copy? */
  hold: (lines: readonly CartLine[]): boolean => bagOf(keptCartCopy.read() ?? []) === bagOf(lines),
};
