import { assign, emit, setup, stateIn } from 'xstate';
import {
  addLine,
  lowerQuantity,
  MAX_LINES,
  MAX_QUANTITY,
  raiseQuantity,
  removeLine,
  removeOrdered,
} from '../../src/domain/cart.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { getLineKey } from '../../src/domain/lineKey.ts';
import { getChangedPrices, hasStockCount, type LinePrices, updatePrices } from '../../src/domain/linePrices.ts';
import type { cartMessages } from '../../src/messages/cart.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { type LineNotices, withoutNotice, withPriceNotices } from './lineNotices.ts';

type Lines = readonly CartLine[];
/** `removing` and `checking` are keys of lines: the one whose removal awaits confirmation, and the one whose stock is looked up. */
type Context = { lines: Lines; removing: string | null; checking: string | null; notices: LineNotices };

const getLine = ({ lines }: Context, key: string | null) => lines.find((line) => line.key === key);

const hasMoreOf = (context: Context, key: string, isCounted: boolean): boolean => {
  const line = getLine(context, key);
  return line !== undefined && hasStockCount(line) === isCounted && line.quantity < MAX_QUANTITY;
};

/** Types, ports, guards and actions of the bag's chart. */
export const cartSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'line.added'; line: CartLine }
      | { type: 'lines.recalled'; lines: Lines }
      | { type: 'lines.repriced'; prices: LinePrices }
      | { type: 'bag.ordered'; lines: Lines }
      | { type: 'quantity.raised'; key: string }
      | { type: 'quantity.lowered'; key: string }
      | { type: 'removal.requested'; key: string }
      | { type: 'removal.cancelled' }
      | { type: 'removal.confirmed' }
      | { type: 'panel.opened' }
      | { type: 'panel.closed' }
      | { type: 'checkout.chosen' }
      | { type: 'shopping.started' }
      | { type: 'page.changed' },
    emitted: {} as Effect,
    meta: {} as Meta<keyof typeof cartMessages>,
  },
  actors: { isInStock: port<boolean, CartLine>('isInStock') },
  guards: {
    hasLines: ({ context }) => context.lines.length > 0,
    hasRoom: ({ context }, line: CartLine) => addLine(context.lines, line).outcome !== 'full',
    canRaise: ({ context }, key: string) => hasMoreOf(context, key, false),
    /** While the question stands, nothing behind it can be reached. */
    canAskForMore: ({ context }, key: string) => context.removing === null && hasMoreOf(context, key, true),
    canLower: ({ context }, key: string) => context.lines.some((line) => line.key === key && line.quantity > 1),
    isInBag: ({ context }, key: string) => context.lines.some((line) => line.key === key),
    isOtherPriced: ({ context }, prices: LinePrices) => Object.keys(getChangedPrices(context.lines, prices)).length > 0,
    isLineMissing: ({ context }) => !getLine(context, context.removing),
    isCheckedLineMissing: ({ context }) => !getLine(context, context.checking),
    isOutOfStock: (_, isInStock: boolean) => !isInStock,
    isRemovalIdle: stateIn({ removal: 'idle' }),
  },
  actions: {
    addLine: assign(({ context }, line: CartLine) => ({
      lines: addLine(context.lines, line).lines,
      notices: withoutNotice(context.notices, getLineKey(line)),
    })),
    keepLines: assign((_, lines: Lines) => ({
      lines: lines.length > MAX_LINES ? lines.slice(0, MAX_LINES) : lines,
      notices: {},
    })),
    takePrices: assign(({ context }, prices: LinePrices) => ({
      lines: updatePrices(context.lines, prices),
      notices: withPriceNotices(context.notices, context.lines, prices),
    })),
    dropOrdered: assign(({ context }, ordered: Lines) => ({
      lines: removeOrdered(context.lines, ordered),
      notices: {},
    })),
    raise: assign(({ context }, key: string) => ({
      lines: raiseQuantity(context.lines, key),
      notices: withoutNotice(context.notices, key),
    })),
    lower: assign(({ context }, key: string) => ({
      lines: lowerQuantity(context.lines, key),
      notices: withoutNotice(context.notices, key),
    })),
    askRemoval: assign((_, removing: string) => ({ removing })),
    forgetQuestion: assign({ removing: null }),
    remove: assign(({ context }) => ({
      lines: removeLine(context.lines, context.removing ?? ''),
      notices: withoutNotice(context.notices, context.removing ?? ''),
      removing: null,
    })),
    check: assign(({ context }, checking: string) => ({ checking, notices: withoutNotice(context.notices, checking) })),
    raiseChecked: assign(({ context }) => ({
      lines: raiseQuantity(context.lines, context.checking ?? ''),
      checking: null,
    })),
    addOutOfStockNotice: assign(({ context: { notices, checking } }) => ({
      notices: { ...notices, [checking ?? '']: { kind: 'outOfStock' as const } },
      checking: null,
    })),
    forgetCheck: assign({ checking: null }),
    openCheckout: emit({ type: 'navigate', to: '/checkout/details' }),
    openHome: emit({ type: 'navigate', to: '/' }),
  },
  delays: { patience: 10_000 },
});
