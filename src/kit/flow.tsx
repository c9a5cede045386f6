import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ActorOptions, ActorRefFrom, AnyActorRef, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { EffectHandlerContext } from './effects.ts';
import { noteRunning } from './running.ts';

const whole = <View,>(view: View) => view;

/**
 * Gives a chart to views: `Start` runs one of its own, `Adopt` shows one that a parent chart already runs.
 * What either lets out goes to the shell.
 */
export function flow<M extends AnyStateMachine, View>(
  machine: M,
  connect: (state: SnapshotFrom<M>, send: (event: EventFrom<M>) => void) => View,
) {
  const Ref = createContext<ActorRefFrom<M> | null>(null);

  function Adopt({ actor, children }: { actor: ActorRefFrom<M>; children: ReactNode }) {
    const handle = use(EffectHandlerContext);
    // A layout effect, so that what a chart lets out as it starts is not missed: actors start in the effects after it.
    useLayoutEffect(() => {
      const listening = (actor as AnyActorRef).on('*', (effect) => handle(effect, machine.id));
      return () => listening.unsubscribe();
    }, [actor, handle]);
    // Asked in so many words: only so does a build for a real host leave it out.
    useLayoutEffect(() => (import.meta.env.VITE_API_HOST ? undefined : noteRunning(actor as AnyActorRef)), [actor]);
    return <Ref value={actor}>{children}</Ref>;
  }

  /** Shows a chart whose effects another part of the store listens to already. */
  const Show = ({ actor, children }: { actor: ActorRefFrom<M>; children: ReactNode }) => (
    <Ref value={actor}>{children}</Ref>
  );

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

  function useActor(): ActorRefFrom<M> {
    const ref = use(Ref);
    if (!ref) throw new Error(`No <${machine.id}> chart above this view`);
    return ref;
  }

  /** What was made of each actor's last snapshot: once, however many views ask for it. */
  const made = new WeakMap<AnyActorRef, { of: unknown; view: View }>();
  function viewOf(ref: AnyActorRef): View {
    const state = ref.getSnapshot();
    const last = made.get(ref);
    if (last && last.of === state) return last.view;
    const view = connect(state, ref.send.bind(ref) as (event: EventFrom<M>) => void);
    made.set(ref, { of: state, view });
    return view;
  }

  /**
   * The whole view, or the part of it that is picked: who picks is drawn anew only when that part is another one, so it
   * has to be the same thing until then, not an object made in picking.
   */
  function useFlow<Part>(pick: (view: View) => Part): Part;
  function useFlow(): View;
  function useFlow(pick: (view: View) => unknown = whole): unknown {
    const ref = useActor() as AnyActorRef;
    const follow = useCallback(
      (tell: () => void) => {
        const following = ref.subscribe(tell);
        return () => following.unsubscribe();
      },
      [ref],
    );
    const read = () => pick(viewOf(ref));
    return useSyncExternalStore(follow, read, read);
  }

  return { machine, Start, Adopt, Show, useActor, useFlow };
}
