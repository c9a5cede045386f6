import type { PortCalls } from '../../../machines/kit/port.ts';
import { createActorGate } from './actorGate.ts';

/**
 * Two ports that call the backend at once, each behind a door of its own: an answer lets through only what it answers.
 * `replies` says which door a named answer opens.
 */
export function serializeReplies(ports: PortCalls, repliesByPort: Record<string, readonly string[]>) {
  const gates = Object.fromEntries(Object.keys(ports).map((name) => [name, createActorGate()]));
  const replies = Object.entries(repliesByPort).flatMap(([name, scenarios]) =>
    scenarios.map((scenario) => [
      scenario,
      () => {
        // What waits goes through, and what comes later waits for its own answer.
        gates[name]?.open();
        gates[name]?.close();
      },
    ]),
  );
  return {
    ports: Object.fromEntries(
      Object.entries(ports).map(([name, call]) => [name, gates[name]?.behind(call) ?? call]),
    ) as PortCalls,
    replies: Object.fromEntries(replies) as Record<string, () => void>,
    /** Every call goes through from now on. */
    release: () => {
      for (const gate of Object.values(gates)) gate.open();
    },
    shut: () => {
      for (const gate of Object.values(gates)) gate.clear();
    },
  };
}
