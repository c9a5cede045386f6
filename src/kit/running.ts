import type { AnyActorRef } from 'xstate';

/** Told of charts as views take them up and put them away. */
export type RunningListener = { began(actor: AnyActorRef): void; ended(actor: AnyActorRef): void };

const shown = new Map<AnyActorRef, number>();
const listeners = new Set<RunningListener>();

/** Notes that a view shows this chart; returns how to say that it does no more. More than one may show the same. */
export function noteRunning(actor: AnyActorRef): () => void {
  const views = shown.get(actor) ?? 0;
  shown.set(actor, views + 1);
  if (views === 0) for (const { began } of listeners) began(actor);
  return () => {
    const left = (shown.get(actor) ?? 1) - 1;
    if (left > 0) {
      shown.set(actor, left);
      return;
    }
    shown.delete(actor);
    for (const { ended } of listeners) ended(actor);
  };
}

/** Tells of each chart that views show, those of now first; returns how to stop. */
export function followRunning(listener: RunningListener): () => void {
  for (const actor of shown.keys()) listener.began(actor);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
