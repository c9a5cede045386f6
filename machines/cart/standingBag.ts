import type { CartLine } from '../../src/domain/cart.ts';
import { cartMachine } from './cart.machine.ts';

/** The bag with these lines in it, its panel closed, for a view of another flow that shows it. */
export const standingBag = (lines: readonly CartLine[]) =>
  cartMachine.resolveState({ value: { panel: 'closed', removal: 'settled' }, context: { lines, removing: null } });
