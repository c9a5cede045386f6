import * as v from 'valibot';
import { persistedForDay } from './persistedForDay.ts';

/** Of the copy of the record what every page may need; the rest of it would bring the code of the checkout. (PAY-12) */
const recordCopyStorage = persistedForDay(
  'review_data',
  v.object({ order_no: v.optional(v.nullable(v.string()), null), paid: v.optional(v.boolean(), false) }),
);

/** The number of the order that was last handed over to be paid; null where there is none, or it is known to be paid. */
export function readUnpaidOrder(): string | null {
  const record = recordCopyStorage.read();
  return record && !record.paid ? record.order_no : null;
}
