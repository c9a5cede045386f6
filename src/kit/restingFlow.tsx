import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import type { ActorOptions, ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { awaited, type Late } from './late.ts';
import { runningCode } from './lateChart.ts';
import { PageDataContext } from './pageData.ts';
import { whenHere } from './person.ts';
import { type Rest, restOf } from './resting.ts';
import { type Resting, restingActor } from './restingActor.ts';
import { type Connect, shownFlow } from './shownFlow.tsx';

/** A chart with its ports filled, or code that brings one. */
export type Code<M extends AnyStateMachine> = M | Late<M>;

const isLate = <M extends AnyStateMachine>(code: Code<M>): code is Late<M> => 'load' in code;

type Started<M extends AnyStateMachine> = { logic: Code<M>; options?: ActorOptions<M> | undefined };

/**
 * Gives a chart to views whose page may be there before it. Where the page's HTML came with the chart's rest, that is
 * shown, and the chart runs from the first sign of a person, or once something is sent that only it can answer; anywhere
 * else `Start` runs it as any other. `machine` is named by its type only, so that no view brings the chart's code.
 */
export function restingFlow<M extends AnyStateMachine, View>(id: string, connect: Connect<M, View>) {
  const { Adopt, Show, note, useActor, useFlow, useIsResting } = shownFlow<M, View>(id, connect);

  function Start({ children, ...started }: Started<M> & { children: ReactNode }) {
    const page = use(PageDataContext);
    // A chart that began from its rest goes on so, whatever has become of the page meanwhile.
    const [rest] = useState(() =>
      isLate(started.logic) && page && 'take' in page ? (page.take(id) as Rest | null) : null,
    );
    if (rest)
      return (
        <FromRest rest={rest} {...started}>
          {children}
        </FromRest>
      );
    return <AtOnce {...started}>{children}</AtOnce>;
  }

  function AtOnce({ logic: code, options, children }: Started<M> & { children: ReactNode }) {
    const logic = isLate(code) ? awaited(code) : code;
    const { Running } = awaited(runningCode);
    return (
      <Running logic={logic} options={options}>
        {(actor: ActorRefFrom<M>) => <Kept actor={actor}>{children}</Kept>}
      </Running>
    );
  }

  /** The rest of a chart whose page is being written is kept for it. */
  function Kept({ actor, children }: { actor: ActorRefFrom<M>; children: ReactNode }) {
    const page = use(PageDataContext);
    useState(() => {
      if (page && 'note' in page)
        page.note(id, restOf((actor as AnyActorRef).getSnapshot(), note(actor as AnyActorRef)));
    });
    return <Adopt actor={actor}>{children}</Adopt>;
  }

  function FromRest({ rest, children, ...started }: Started<M> & { rest: Rest; children: ReactNode }) {
    const [actor] = useState(() => restingActor<M>(rest));
    return (
      <Adopt actor={actor}>
        {children}
        <Suspense fallback={null}>
          <Coming actor={actor} {...started} />
        </Suspense>
      </Adopt>
    );
  }

  /** After all that is drawn from the rest, so that whoever listens there does so before the chart starts. */
  function Coming({ actor, ...started }: Started<M> & { actor: Resting }) {
    const [isWanted, want] = useState(false);
    useEffect(() => {
      let isGone = false;
      void Promise.race([whenHere(), actor.called()]).then(() => isGone || want(true));
      return () => {
        isGone = true;
      };
    }, [actor]);
    return isWanted ? <Come actor={actor} {...started} /> : null;
  }

  function Come({ logic: code, options, actor }: Started<M> & { actor: Resting }) {
    const logic = isLate(code) ? awaited(code) : code;
    const { Awake } = awaited(runningCode);
    return <Awake logic={logic} options={options} actor={actor} />;
  }

  return { Start, Adopt, Show, useActor, useFlow, useIsResting };
}
