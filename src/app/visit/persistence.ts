import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import type { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { cartStorage } from '../../storage/cartStorage.ts';
import { pincodeStorage } from '../../storage/pincodeStorage.ts';

/** Restores the bag from storage, writes each change and syncs other tabs. Returns a function that stops it. (CART-10, CART-47) */
export function persistCart(actor: ActorRefFrom<typeof cartMachine>): () => void {
  // An actor emits the empty bag that it starts with; written, it would empty the bag of every other tab.
  const initialLines = actor.getSnapshot().context.lines;
  let lastWritten: readonly CartLine[] = initialLines;
  const restore = (lines: ReturnType<typeof cartStorage.read>) => {
    lastWritten = lines ?? [];
    actor.send({ type: 'lines.recalled', lines: lastWritten });
  };
  const unsubscribe = cartStorage.subscribe(restore);
  const subscription = actor.subscribe(({ context: { lines } }) => {
    if (lines === lastWritten || lines === initialLines) return;
    lastWritten = lines;
    cartStorage.write([...lines]);
  });
  restore(cartStorage.read());
  return () => {
    unsubscribe();
    subscription.unsubscribe();
  };
}

/** Checks the remembered pincode again as the visit begins. (PIN-07) */
export function restorePincode(actor: ActorRefFrom<typeof pincodeMachine>): void {
  const pincode = pincodeStorage.read();
  if (pincode) actor.send({ type: 'pincode.typed', text: pincode });
}
