import type { ActorRefFrom, EventObject } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import type { CheckoutEffect } from '../../../machines/checkout/checkout.machine.ts';
import type { Addresses } from '../../../machines/shipping/addresses.ts';
import type { CartLine } from '../../domain/cart.ts';
import { keptCartCopy } from '../../ports/keptCart.ts';
import { keptDraft, keptGuest, keptRecord, keptRecordCopy, toStored } from '../../ports/keptCheckout.ts';
import { keptPlacement } from '../../ports/keptPlacement.ts';

type Remembered = Extract<CheckoutEffect, { type: 'remember' }>;

function remember({ record, copies, session }: Remembered, lines: readonly CartLine[]) {
  // Handed over to the payment: what there was is in the copies now. (PAY-06)
  if (record.shipping || record.quote) keptRecord.write(toStored(record, lines));
  else keptRecord.drop();
  if (session) keptGuest.write(session);
  else keptGuest.drop();
  if (!copies) return;
  keptCartCopy.write([...copies.lines]);
  keptRecordCopy.write(toStored(copies.record, copies.lines));
}

/** Does what the checkout and its shipping stage let out to bag and storage; true where it was theirs to do. */
export function actForCheckout(asked: EventObject, chart: string, cart: ActorRefFrom<typeof cartMachine>): boolean {
  const effect = asked as CheckoutEffect;
  if (chart === 'shipping' && effect.type === 'remember') {
    keptDraft.write((asked as EventObject & { addresses: Addresses }).addresses);
    return true;
  }
  switch (effect.type) {
    case 'remember':
      remember(effect, cart.getSnapshot().context.lines);
      return true;
    case 'bag.ordered':
      // The next purchase is another order.
      keptPlacement.drop();
      cart.send({ type: 'bag.ordered', lines: effect.lines });
      return true;
    case 'bag.restored':
      cart.send({ type: 'lines.recalled', lines: effect.lines });
      return true;
    default:
      return false;
  }
}
