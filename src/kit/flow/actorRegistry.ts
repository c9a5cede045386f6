import type { AnyActorRef } from 'xstate';

/** Called with charts as views take them up and put them away. */
export type ActorListener = { started(actor: AnyActorRef): void; ended(actor: AnyActorRef): void };

const actors = new Map<AnyActorRef, number>();
const listeners = new Set<ActorListener>();

/** Notes that a view shows this chart; returns how to say that it does no more. More than one may show the same. */
export function registerActor(actor: AnyActorRef): () => void {
  const views = actors.get(actor) ?? 0;
  actors.set(actor, views + 1);
  if (views === 0) for (const { started } of listeners) started(actor);
  return () => {
    const left = (actors.get(actor) ?? 1) - 1;
    if (left > 0) {
      actors.set(actor, left);
      return;
    }
    actors.delete(actor);
    for (const { ended } of listeners) ended(actor);
  };
}

/** Reports each chart that views show, those of now first; returns how to stop. */
export function subscribeToActors(listener: ActorListener): () => void {
  for (const actor of actors.keys()) listener.started(actor);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
