import type { EventFrom, SnapshotFrom } from 'xstate';
import { getTotalPrice } from '../../src/domain/cart.ts';
import type { cartMachine } from './cart.machine.ts';

type Cart = typeof cartMachine;
type Send = (event: EventFrom<Cart>) => void;

/** What one line may do, whatever state the bag is in: the same functions for as long as the chart runs. */
export const lineActions = (send: Send) => ({
  raise: (key: string) => send({ type: 'quantity.raised', key }),
  lower: (key: string) => send({ type: 'quantity.lowered', key }),
  askRemoval: (key: string) => send({ type: 'removal.requested', key }),
});

/** What the bag's views may know and do. Money is paise. */
export function connect(state: SnapshotFrom<Cart>, send: Send) {
  const { lines, removing, checking, notices } = state.context;
  return {
    lines,
    count: lines.length,
    total: getTotalPrice(lines),
    isPanelOpen: state.matches({ panel: 'open' }),
    isPanelEmpty: state.matches({ panel: { open: 'empty' } }),
    /** The line whose removal awaits confirmation. */
    removing: lines.find((line) => line.key === removing) ?? null,
    canRaise: (key: string) => state.can({ type: 'quantity.raised', key }),
    canLower: (key: string) => state.can({ type: 'quantity.lowered', key }),
    /** Is it being looked up whether there is one more of this line? */
    isChecking: (key: string) => checking === key,
    getNotice: (key: string) => notices[key] ?? null,
    cancelRemoval: () => send({ type: 'removal.cancelled' }),
    confirmRemoval: () => send({ type: 'removal.confirmed' }),
    openPanel: () => send({ type: 'panel.opened' }),
    closePanel: () => send({ type: 'panel.closed' }),
    checkOut: () => send({ type: 'checkout.chosen' }),
    startShopping: () => send({ type: 'shopping.started' }),
  };
}
