import type { AnyActorRef } from 'xstate';

/** Called with charts as views mount and unmount them. */
export type ActorListener = { started(actor: AnyActorRef): void; ended(actor: AnyActorRef): void };

const actors = new Map<AnyActorRef, number>();
const listeners = new Set<ActorListener>();

/** Registers that a view shows this chart; returns a function that undoes it. Several views may show one chart. */
export function registerActor(actor: AnyActorRef): () => void {
  const views = actors.get(actor) ?? 0;
  actors.set(actor, views + 1);
  if (views === 0) for (const { started } of listeners) started(actor);
  return () => {
    const remaining = (actors.get(actor) ?? 1) - 1;
    if (remaining > 0) {
      actors.set(actor, remaining);
      return;
    }
    actors.delete(actor);
    for (const { ended } of listeners) ended(actor);
  };
}

/** Reports each chart that views show, the current ones first; returns a function that unsubscribes. */
export function subscribeToActors(listener: ActorListener): () => void {
  for (const actor of actors.keys()) listener.started(actor);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
