import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import type { ActorOptions, ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { awaited, type Late } from './late.ts';
import { runningCode } from './lateChart.ts';
import { PageDataContext } from './pageData.ts';
import { whenHere } from './person.ts';
import { inShort, type Rest, restOf } from './resting.ts';
import { type Resting, restingActor } from './restingActor.ts';
import { type Connect, shownFlow } from './shownFlow.tsx';

/** A chart with its ports filled, or code that brings one. */
export type Code<M extends AnyStateMachine> = M | Late<M>;

const isLate = <M extends AnyStateMachine>(code: Code<M>): code is Late<M> => 'load' in code;

type Started<M extends AnyStateMachine> = {
  logic: Code<M>;
  options?: ActorOptions<M> | undefined;
  /** In how many ms the chart has something to do by itself; left out where it only ever answers. */
  dueAfter?: number | undefined;
};

const inputOf = (options: object | undefined) => (options && 'input' in options ? options.input : undefined);

/**
 * Gives a chart to views whose page may be there before it. Where the page's HTML came with the chart's rest, that is
 * shown, and the chart runs from the first sign of a person, once something is sent that only it can answer, when it is
 * due by itself, or at once where the page is asked for something else than it was written for; anywhere else `Start` runs it as any other. `machine` is named by its type only, so that no view brings the chart's code.
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
        {(actor: ActorRefFrom<M>) => (
          <Kept actor={actor} input={inputOf(options)}>
            {children}
          </Kept>
        )}
      </Running>
    );
  }

  /** The rest of a chart whose page is being written is kept for it. */
  function Kept({ actor, input, children }: { actor: ActorRefFrom<M>; input: unknown; children: ReactNode }) {
    const page = use(PageDataContext);
    useState(() => {
      if (page && 'note' in page)
        page.note(id, restOf((actor as AnyActorRef).getSnapshot(), note(actor as AnyActorRef), input));
    });
    // In the browser another child stands beside them, by which React counts the ids that it gives.
    return (
      <Adopt actor={actor}>
        {children}
        {null}
      </Adopt>
    );
  }

  function FromRest({ rest, children, ...started }: Started<M> & { rest: Rest; children: ReactNode }) {
    const [actor] = useState(() => restingActor<M>(rest));
    return (
      <Adopt actor={actor}>
        {children}
        <Coming actor={actor} of={rest.of} {...started} />
      </Adopt>
    );
  }

  /** After all that is drawn from the rest, so that whoever listens there does so before the chart starts. */
  function Coming({ actor, of, dueAfter, ...started }: Started<M> & { actor: Resting; of: string }) {
    const [isWanted, want] = useState(false);
    const isOther = !isWanted && inShort(inputOf(started.options)) !== of;
    useEffect(() => {
      let isGone = false;
      const wake = () => {
        if (!isGone) want(true);
      };
      if (isOther) return wake();
      void Promise.race([whenHere(), actor.called()]).then(wake);
      const waiting = dueAfter === undefined ? undefined : setTimeout(wake, dueAfter);
      return () => {
        isGone = true;
        clearTimeout(waiting);
      };
    }, [actor, isOther, dueAfter]);
    if (!isWanted) return null;
    // Only from here on: React would look for the place of a boundary in the HTML.
    return (
      <Suspense fallback={null}>
        <Come actor={actor} {...started} />
      </Suspense>
    );
  }

  function Come({ logic: code, options, actor }: Started<M> & { actor: Resting }) {
    const logic = isLate(code) ? awaited(code) : code;
    const { Awake } = awaited(runningCode);
    return <Awake logic={logic} options={options} actor={actor} />;
  }

  return { Start, Adopt, Show, useActor, useFlow, useIsResting };
}
