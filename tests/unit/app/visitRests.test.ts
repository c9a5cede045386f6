import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { VISIT_RESTS } from '../../../src/app/visit/visitRests.ts';
import { isAsAtRest } from '../../../src/kit/resting.ts';

test.each([
  ['toasts', toastsMachine],
  ['session', sessionMachine],
  ['pincode', pincodeMachine],
  ['cart', cartMachine],
] as const)('%s rests as its chart begins', (id, machine) => {
  const { value, context, ...first } = createActor(machine).getSnapshot();
  expect(VISIT_RESTS[id]).toMatchObject({ value, context });
  expect(isAsAtRest(VISIT_RESTS[id], { value, context, ...first } as never)).toBe(true);
});
