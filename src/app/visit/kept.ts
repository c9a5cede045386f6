import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import type { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { dropFormsOfWhoLeaves } from '../../ports/keptForm.ts';
import { attachSession } from '../../ports/liveSession.ts';
import { keptCart } from '../../storage/cart.ts';
import { keptPincode } from '../../storage/pincode.ts';

/** Gives the bag what the browser kept; writes each change; follows other tabs. Returns how to stop. (CART-10, CART-47) */
export function keepCart(actor: ActorRefFrom<typeof cartMachine>): () => void {
  // An actor tells of the empty bag that it starts with; written, it would empty the bag of every other tab.
  const untouched = actor.getSnapshot().context.lines;
  let lastWritten: readonly CartLine[] = untouched;
  const recall = (lines: ReturnType<typeof keptCart.read>) => {
    lastWritten = lines ?? [];
    actor.send({ type: 'lines.recalled', lines: lastWritten });
  };
  const stopFollowing = keptCart.follow(recall);
  const writing = actor.subscribe(({ context: { lines } }) => {
    if (lines === lastWritten || lines === untouched) return;
    lastWritten = lines;
    keptCart.write([...lines]);
  });
  recall(keptCart.read());
  return () => {
    stopFollowing();
    writing.unsubscribe();
  };
}

/** Checks the remembered pincode again as the visit begins. (PIN-07) */
export function recallPincode(actor: ActorRefFrom<typeof pincodeMachine>): void {
  const pincode = keptPincode.read();
  if (pincode) actor.send({ type: 'pincode.typed', text: pincode });
}

/** Tells the session whom the browser kept; keeps each change; follows other tabs. Returns how to stop. (SESS-04) */
export function keepSession(actor: ActorRefFrom<typeof sessionMachine>): () => void {
  const detach = attachSession(actor);
  const stopFollowing = dropFormsOfWhoLeaves();
  return () => {
    stopFollowing();
    detach();
  };
}
