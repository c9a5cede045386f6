import type { PortCalls } from '../../../machines/kit/port.ts';
import { createDoor } from './door.ts';

/**
 * Two ports that call the backend at once, each behind a door of its own: an answer lets through only what it answers.
 * `answers` says which door a named answer opens.
 */
export function oneAtATime(ports: PortCalls, answeredBy: Record<string, readonly string[]>) {
  const doors = Object.fromEntries(Object.keys(ports).map((name) => [name, createDoor()]));
  const answers = Object.entries(answeredBy).flatMap(([name, scenarios]) =>
    scenarios.map((scenario) => [
      scenario,
      () => {
        // What waits goes through, and what comes later waits for its own answer.
        doors[name]?.open();
        doors[name]?.close();
      },
    ]),
  );
  return {
    ports: Object.fromEntries(
      Object.entries(ports).map(([name, call]) => [name, doors[name]?.behind(call) ?? call]),
    ) as PortCalls,
    answers: Object.fromEntries(answers) as Record<string, () => void>,
    /** Every call goes through from now on. */
    release: () => {
      for (const door of Object.values(doors)) door.open();
    },
    shut: () => {
      for (const door of Object.values(doors)) door.clear();
    },
  };
}
