import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import type { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { cartStorage } from '../../storage/cartStorage.ts';
import { pincodeStorage } from '../../storage/pincodeStorage.ts';

/** Gives the bag what the browser stored; writes each change; follows other tabs. Returns how to stop. (CART-10, CART-47) */
export function persistCart(actor: ActorRefFrom<typeof cartMachine>): () => void {
  // An actor emits the empty bag that it starts with; written, it would empty the bag of every other tab.
  const untouched = actor.getSnapshot().context.lines;
  let lastWritten: readonly CartLine[] = untouched;
  const recall = (lines: ReturnType<typeof cartStorage.read>) => {
    lastWritten = lines ?? [];
    actor.send({ type: 'lines.recalled', lines: lastWritten });
  };
  const stopFollowing = cartStorage.subscribe(recall);
  const writing = actor.subscribe(({ context: { lines } }) => {
    if (lines === lastWritten || lines === untouched) return;
    lastWritten = lines;
    cartStorage.write([...lines]);
  });
  recall(cartStorage.read());
  return () => {
    stopFollowing();
    writing.unsubscribe();
  };
}

/** Checks the remembered pincode again as the visit begins. (PIN-07) */
export function restorePincode(actor: ActorRefFrom<typeof pincodeMachine>): void {
  const pincode = pincodeStorage.read();
  if (pincode) actor.send({ type: 'pincode.typed', text: pincode });
}
