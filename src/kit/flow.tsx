import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorOptions, ActorRefFrom, AnyStateMachine } from 'xstate';
import { type Connect, shownFlow } from './shownFlow.tsx';

/**
 * Gives a chart to views: `Start` runs one of its own, `Adopt` shows one that a parent chart already runs.
 * What either lets out goes to the shell.
 */
export function flow<M extends AnyStateMachine, View>(machine: M, connect: Connect<M, View>) {
  const { Adopt, Show, useActor, useFlow } = shownFlow(machine.id, connect);

  function Start({
    logic = machine,
    options,
    children,
  }: {
    logic?: M;
    options?: ActorOptions<M>;
    children: ReactNode;
  }) {
    const actor = useActorRef(logic, options as never) as ActorRefFrom<M>;
    return <Adopt actor={actor}>{children}</Adopt>;
  }

  return { machine, Start, Adopt, Show, useActor, useFlow };
}
