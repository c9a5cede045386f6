import { useActorRef } from '@xstate/react';
import { type ReactNode, useLayoutEffect } from 'react';
import type { ActorOptions, ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Resting } from './restingActor.ts';
import { useNoted } from './shownFlow.tsx';

type Given<M extends AnyStateMachine> = { logic: M; options?: ActorOptions<M> | undefined };

/** Runs a chart from now on, for whatever is drawn of it. */
export function Running<M extends AnyStateMachine>({
  logic,
  options,
  children,
}: Given<M> & { children: (actor: ActorRefFrom<M>) => ReactNode }) {
  return children(useActorRef(logic, options as never) as ActorRefFrom<M>);
}

/** Runs a chart behind the actor that stood for it, which listens before it starts. */
export function Awake<M extends AnyStateMachine>({ logic, options, actor }: Given<M> & { actor: Resting }) {
  const running = useActorRef(logic, options as never) as ActorRefFrom<M>;
  // A layout effect, for actors start in the effects after it.
  useLayoutEffect(() => actor.attach(running), [actor, running]);
  useNoted(running);
  return null;
}
