import type { CartLine } from '../../src/domain/cartLine.ts';
import { cartMachine } from './cart.machine.ts';
import type { LineNotes } from './lineNotes.ts';

/** The bag with these lines and their notes in it, its panel closed, for a view of another flow that shows it. */
export const createCartSnapshot = (lines: readonly CartLine[], notes: LineNotes = {}) =>
  cartMachine.resolveState({
    value: { panel: 'closed', removal: 'idle', stock: 'idle' },
    context: { lines, removing: null, checking: null, notes },
  });
