import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import type { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { digitsOnly } from '../../domain/pincode.ts';
import { restingActor } from '../../kit/restingActor.ts';
import { effectsAtFirst } from './effectsAtFirst.ts';
import { VISIT_RESTS } from './visitRests.ts';

/** What stands for the charts of a visit, and for who acts on what charts let out, until their code is here. */
export const visitAtRest = () => ({
  toasts: restingActor<typeof toastsMachine>(VISIT_RESTS.toasts),
  session: restingActor<typeof sessionMachine>(VISIT_RESTS.session),
  pincode: restingActor<typeof pincodeMachine>(VISIT_RESTS.pincode, (context, event) =>
    event.type === 'pincode.typed' ? { ...context, text: digitsOnly(event.text) } : context,
  ),
  cart: restingActor<typeof cartMachine>(VISIT_RESTS.cart),
  effects: effectsAtFirst(),
});
export type VisitAtRest = ReturnType<typeof visitAtRest>;

/** Settles once something was asked that only one of them can answer. */
export const visitCalled = ({ toasts, session, pincode, cart, effects }: VisitAtRest): Promise<void> =>
  Promise.race([toasts, session, pincode, cart, effects].map((each) => each.called()));
