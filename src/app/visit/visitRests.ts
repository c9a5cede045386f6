import { inShort, type Rest } from '../../kit/resting.ts';

const asFirst = (value: Rest['value'], context: unknown): Rest => ({ value, context, can: {}, of: inShort(undefined) });

/** How the charts of the visit begin, for as long as their code is not here: nobody knows anything yet. */
export const VISIT_RESTS = {
  toasts: asFirst('quiet', { toast: null, raised: 0 }),
  session: asFirst('unknown', { session: null, stays: false }),
  pincode: asFirst('unknown', { text: '', place: null }),
  cart: asFirst(
    { panel: 'closed', removal: 'settled', stock: 'unasked' },
    { lines: [], removing: null, checking: null, notes: {} },
  ),
} as const satisfies Record<string, Rest>;
