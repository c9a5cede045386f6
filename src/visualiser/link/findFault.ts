import { type AnyActorRef, type AnyEventObject, transition } from 'xstate';
import { getMachine } from './runningChart.ts';
import { redactSecrets } from './secrets.ts';

/** What went wrong, as a person may read it. */
export const describeFault = (error: unknown): string =>
  redactSecrets(error instanceof Error ? error.message : String(error));

/** Why a chart would stop at an event, which is tried on a copy; null where it goes on. */
export function findFault(actor: AnyActorRef, event: AnyEventObject): string | null {
  const machine = getMachine(actor);
  if (!machine) return null;
  try {
    const [next] = transition(machine, actor.getSnapshot(), event);
    return next.status === 'error' ? describeFault(next.error) : null;
  } catch (error) {
    return describeFault(error);
  }
}
