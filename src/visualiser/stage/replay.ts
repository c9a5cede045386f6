import type { AnyActorRef } from 'xstate';
import { getChartVersion } from '../../../machines/kit/version.ts';
import { getMachine, getStates } from '../link/runningChart.ts';
import type { RecordedRun } from './stageMessages.ts';

/**
 * Goes through a recorded run once more on a chart that was started anew, replies and timers included. Null where the
 * chart ends in the recorded states; else why it does not, for a person to read.
 */
export async function replay(
  { version, input, events, states }: RecordedRun,
  restart: (input: unknown) => Promise<AnyActorRef>,
): Promise<string | null> {
  const actor = await restart(input);
  const machine = getMachine(actor);
  if (!machine || getChartVersion(machine) !== version)
    return 'The run was recorded from another version of this chart.';
  for (const [index, event] of events.entries()) {
    if (actor.getSnapshot().status !== 'active') return `The chart was over after step ${index} of ${events.length}.`;
    actor.send(event);
  }
  const reachedStates = getStates(actor);
  if (JSON.stringify(reachedStates) === JSON.stringify(states)) return null;
  return `It came to ${reachedStates.join(', ')} and not to ${states.join(', ')}: what is secret is not recorded, and charts may decide on it.`;
}
