import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { EffectHandlerContext } from './effects.ts';
import { type Asked, noting } from './resting.ts';
import { awake, isResting, standsForAnother } from './restingActor.ts';
import { noteRunning } from './running.ts';

const whole = <View,>(view: View) => view;

/** How a chart is handed to views, and what they make of it. */
export type Connect<M extends AnyStateMachine, View> = (
  state: SnapshotFrom<M>,
  send: (event: EventFrom<M>) => void,
) => View;

/** Lets those who watch charts know of one as long as it is shown; what only stands for one is none. */
export const useNoted = (actor: unknown): void =>
  // Asked in so many words: only so does a build for a real host leave it out.
  useLayoutEffect(
    () => (import.meta.env.VITE_API_HOST || standsForAnother(actor) ? undefined : noteRunning(actor as AnyActorRef)),
    [actor],
  );

/** Shows a chart that runs elsewhere: `Adopt` listens to it, `Show` leaves that to another part of the store. */
export function shownFlow<M extends AnyStateMachine, View>(id: string, connect: Connect<M, View>) {
  const Ref = createContext<ActorRefFrom<M> | null>(null);

  function Adopt({ actor, children }: { actor: ActorRefFrom<M>; children: ReactNode }) {
    const handle = use(EffectHandlerContext);
    // A layout effect, so that what a chart lets out as it starts is not missed: actors start in the effects after it.
    useLayoutEffect(() => {
      const listening = (actor as AnyActorRef).on('*', (effect) => handle(effect, id));
      return () => listening.unsubscribe();
    }, [actor, handle]);
    useNoted(actor);
    return <Ref value={actor}>{children}</Ref>;
  }

  /** Shows a chart whose effects another part of the store listens to already. */
  const Show = ({ actor, children }: { actor: ActorRefFrom<M>; children: ReactNode }) => (
    <Ref value={actor}>{children}</Ref>
  );

  function useActor(): ActorRefFrom<M> {
    const ref = use(Ref);
    if (!ref) throw new Error(`No <${id}> chart above this view`);
    return ref;
  }

  /** Where what views ask of an actor is noted, for its page to keep. */
  const noted = new WeakMap<AnyActorRef, Asked>();
  /** Notes from now on what views ask of an actor. */
  function note(ref: AnyActorRef): Asked {
    const asked: Asked = {};
    noted.set(ref, asked);
    return asked;
  }

  /** What was made of each actor's last snapshot: once, however many views ask for it. */
  const made = new WeakMap<AnyActorRef, { of: unknown; view: View }>();
  function viewOf(ref: AnyActorRef): View {
    const state = ref.getSnapshot();
    const last = made.get(ref);
    if (last && last.of === state) return last.view;
    const asked = noted.get(ref);
    const view = connect(asked ? noting(state, asked) : state, ref.send.bind(ref) as (event: EventFrom<M>) => void);
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

  /** Is the chart itself still to come? What it will know is not known until then. */
  function useIsResting(): boolean {
    const ref = useActor();
    const follow = useCallback(
      (tell: () => void) => {
        let isOver = false;
        void awake(ref).then(() => isOver || tell());
        return () => {
          isOver = true;
        };
      },
      [ref],
    );
    const read = () => isResting(ref);
    return useSyncExternalStore(follow, read, read);
  }

  return { Adopt, Show, note, useActor, useFlow, useIsResting };
}
