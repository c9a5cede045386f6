import type { EventObject } from 'xstate';
import type { CheckoutEffect } from '../../../machines/checkout/checkout.machine.ts';
import type { Filters } from '../../../machines/listing/filters.ts';
import type { Addresses } from '../../../machines/shipping/shipping.machine.ts';
import type { CartLine } from '../../domain/cart.ts';
import { keptCartCopy } from '../../ports/keptCart.ts';
import { keptDraft, keptGuest, keptPincode, keptRecord, keptRecordCopy, toStored } from '../../ports/keptCheckout.ts';
import { keptFilters } from '../../ports/keptListing.ts';

type Remembered = Extract<CheckoutEffect, { type: 'remember' }>;

function rememberCheckout({ record, copies, session }: Remembered, lines: readonly CartLine[]) {
  keptRecord.write(toStored(record, lines));
  if (session) keptGuest.write(session);
  else keptGuest.drop();
  if (!copies) return;
  keptCartCopy.write([...copies.lines]);
  keptRecordCopy.write(toStored(copies.record, copies.lines));
}

/** Writes down what a chart asked to remember, under the keys of the specification. */
export function remember(effect: EventObject, chart: string, lines: readonly CartLine[]): void {
  if (chart === 'pincode') keptPincode.write((effect as EventObject & { pincode: string }).pincode);
  if (chart === 'listing') keptFilters.write((effect as EventObject & { filters: Filters }).filters);
  if (chart === 'shipping') keptDraft.write((effect as EventObject & { addresses: Addresses }).addresses);
  if (chart === 'checkout') rememberCheckout(effect as Remembered, lines);
}
