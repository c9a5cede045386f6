import type { ActorRef, EventObject } from 'xstate';

/** An actor that hears such events of another one, whatever else it hears. */
// biome-ignore lint/suspicious/noExplicitAny: what it is otherwise concerns nobody who only sends to it
export type Listener<E extends EventObject> = ActorRef<any, E, any>;
