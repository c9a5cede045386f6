import type { Harness } from '../../../fixtures/harness/fixture.ts';
import { getLeafIds } from '../../../machines/kit/transitions.ts';
import type { Arrival } from './stageMessages.ts';

/** How long a step may take to arrive, in milliseconds. */
const ARRIVAL_TIMEOUT = 6_000;

/** Where a chart is now; what it took since this was last requested goes with it. */
export const getArrival = ({ actor, takeTransitionIds }: Harness): Arrival => ({
  states: getLeafIds(actor.getSnapshot()),
  transitionIds: takeTransitionIds(),
});

const hasSameIds = (ids: readonly string[], otherIds: readonly string[]) =>
  ids.length === otherIds.length && ids.every((id, index) => id === otherIds[index]);

/** A step that led elsewhere. */
export class UnexpectedArrivalError extends Error {
  readonly found: Arrival;
  constructor(message: string, found: Arrival) {
    super(message);
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
  const hasArrived = () => {
    transitionIds.push(...harness.takeTransitionIds());
    return (
      hasSameIds(getLeafIds(actor.getSnapshot()), expects.states) &&
      transitionIds.length >= expects.transitionIds.length
    );
  };
  if (!hasArrived())
    await new Promise<void>((resolve) => {
      const subscription = actor.subscribe(() => hasArrived() && end());
      const timeout = setTimeout(() => end(), ARRIVAL_TIMEOUT);
      const end = () => {
        subscription.unsubscribe();
        clearTimeout(timeout);
        resolve();
      };
    });
  transitionIds.push(...harness.takeTransitionIds());
  const found = { states: getLeafIds(actor.getSnapshot()), transitionIds };
  if (!hasSameIds(found.states, expects.states))
    throw new UnexpectedArrivalError('It did not lead where the chart says', found);
  if (!hasSameIds(found.transitionIds, expects.transitionIds))
    throw new UnexpectedArrivalError('It got there by another way', found);
  return found;
}
