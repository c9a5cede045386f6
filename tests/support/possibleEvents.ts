import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Those of the samples that a person, or another part of the store, could send now and that would change something. */
export const getPossibleEvents = (state: AnyMachineSnapshot, events: readonly AnyEventObject[]) =>
  events.filter((event) => !event.type.startsWith('xstate.') && state.can(event));
