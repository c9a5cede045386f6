import type { CheckoutInput } from '../../machines/checkout/checkout.machine.ts';
import { emptyRecord } from '../../machines/checkout/checkoutRecord.ts';
import { keptCart, keptCartCopy } from './keptCart.ts';
import { fromStored, keptDraft, keptGuest, keptRecord, keptRecordCopy } from './keptCheckout.ts';
import { keptPincode } from './keptPincode.ts';

type Kept = Pick<CheckoutInput, 'lines' | 'pincode' | 'draft' | 'record' | 'copies' | 'session'>;

/** What the browser has kept of a checkout. (CHK-16, GUEST-04, PAY-12) */
export function readCheckout(): Kept {
  const stored = keptRecord.read();
  const record = stored ? fromStored(stored) : emptyRecord;
  const copiedLines = keptCartCopy.read();
  const copiedRecord = keptRecordCopy.read();
  return {
    lines: keptCart.read() ?? [],
    pincode: keptPincode.read() ?? '',
    draft: keptDraft.read() ?? record.shipping,
    record,
    copies: copiedLines && copiedRecord ? { lines: copiedLines, record: fromStored(copiedRecord) } : null,
    session: keptGuest.read(),
  };
}
