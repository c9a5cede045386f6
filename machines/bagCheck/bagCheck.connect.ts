import type { EventFrom, SnapshotFrom } from 'xstate';
import { canSellOut, toSoldOutValues } from '../../src/domain/linePrices.ts';
import type { bagCheckMachine } from './bagCheck.machine.ts';

type BagCheck = typeof bagCheckMachine;

/** What the bag's way on may know and do. */
export function connect(state: SnapshotFrom<BagCheck>, send: (event: EventFrom<BagCheck>) => void) {
  const { lines, soldOut } = state.context;
  return {
    isChecking: state.matches('checking'),
    isStopped: state.matches({ open: 'soldOut' }),
    /** What sold out, by title and colour. */
    soldOut: lines
      .filter(canSellOut)
      .filter(({ key }) => soldOut.includes(key))
      .map((line) => ({ key: line.key, ...toSoldOutValues(line) })),
    canContinue: state.can({ type: 'bag.continued' }),
    goOn: () => send({ type: 'bag.continued' }),
  };
}
