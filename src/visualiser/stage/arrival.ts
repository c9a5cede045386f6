import type { AnyMachineSnapshot } from 'xstate';
import type { Walker } from '../../../tests/support/walk/stage.ts';
import type { Arrival } from './stageMessages.ts';

/** How long a step may take to lead where it must, in milliseconds. */
const PATIENCE = 6_000;

/** Where a chart is now; what it took since this was last asked goes with it. */
export const arrivalOf = ({ actor, takenSince }: Walker): Arrival => ({
  states: statesIn(actor.getSnapshot()),
  taken: takenSince(),
});

const statesIn = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id);

const alike = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id, at) => id === others[at]);

/** A step that led elsewhere. */
export class WentElsewhere extends Error {
  readonly found: Arrival;
  constructor(why: string, found: Arrival) {
    super(why);
    this.found = found;
  }
}

/**
 * Waits until a chart is where a step must lead.
 * @throws WentElsewhere where it does not get there, or by another way
 */
export async function arrived(walker: Walker, expects: Arrival | undefined): Promise<Arrival> {
  if (!expects) return arrivalOf(walker);
  const { actor } = walker;
  const taken: string[] = [];
  // A step may lead where the chart is already.
  const isThere = () => {
    taken.push(...walker.takenSince());
    return alike(statesIn(actor.getSnapshot()), expects.states) && taken.length >= expects.taken.length;
  };
  if (!isThere())
    await new Promise<void>((go) => {
      const watching = actor.subscribe(() => isThere() && end());
      const patience = setTimeout(() => end(), PATIENCE);
      const end = () => {
        watching.unsubscribe();
        clearTimeout(patience);
        go();
      };
    });
  taken.push(...walker.takenSince());
  const found = { states: statesIn(actor.getSnapshot()), taken };
  if (!alike(found.states, expects.states)) throw new WentElsewhere('It did not lead where the chart says', found);
  if (!alike(found.taken, expects.taken)) throw new WentElsewhere('It got there by another way', found);
  return found;
}
