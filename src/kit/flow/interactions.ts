import type { AnyStateMachine } from 'xstate';
import type { SampleEvent } from '../../../machines/kit/samples.ts';

/** How a person does one event on the view. */
export type Interaction<Event> = {
  /** The control that offers the event now, or null where there is none; a disabled one counts as not offered. */
  control(event: Event): HTMLElement | null;
  perform(event: Event): Promise<unknown>;
};

/** For each event of a chart that a person sends: how. `null` for events that other parts of the store send. */
export type Interactions<M extends AnyStateMachine> = {
  [Type in SampleEvent<M>['type']]: Interaction<Extract<SampleEvent<M>, { type: Type }>> | null;
};
