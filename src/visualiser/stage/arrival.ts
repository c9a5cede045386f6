import type { Harness } from '../../../fixtures/harness/fixture.ts';
import { getLeafIds } from '../../../machines/kit/transitions.ts';
import type { Arrival } from './stageMessages.ts';

/** How long a step may take to lead where it must, in milliseconds. */
const PATIENCE = 6_000;

/** Where a chart is now; what it took since this was last requested goes with it. */
export const getArrival = ({ actor, takeTransitionIds }: Harness): Arrival => ({
  states: getLeafIds(actor.getSnapshot()),
  transitionIds: takeTransitionIds(),
});

const alike = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id, at) => id === others[at]);

/** A step that led elsewhere. */
export class UnexpectedArrivalError extends Error {
  readonly found: Arrival;
  constructor(why: string, found: Arrival) {
    super(why);
    this.found = found;
  }
}

/**
 * Waits until a chart is where a step must lead.
 * @throws UnexpectedArrivalError where it does not get there, or by another way
 */
export async function waitForArrival(harness: Harness, expects: Arrival | undefined): Promise<Arrival> {
  if (!expects) return getArrival(harness);
  const { actor } = harness;
  const transitionIds: string[] = [];
  // A step may lead where the chart is already.
  const isThere = () => {
    transitionIds.push(...harness.takeTransitionIds());
    return (
      alike(getLeafIds(actor.getSnapshot()), expects.states) && transitionIds.length >= expects.transitionIds.length
    );
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
  transitionIds.push(...harness.takeTransitionIds());
  const found = { states: getLeafIds(actor.getSnapshot()), transitionIds };
  if (!alike(found.states, expects.states))
    throw new UnexpectedArrivalError('It did not lead where the chart says', found);
  if (!alike(found.transitionIds, expects.transitionIds))
    throw new UnexpectedArrivalError('It got there by another way', found);
  return found;
}
