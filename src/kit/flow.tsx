import { useActorRef } from '@xstate/react';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  type SnapshotFrom,
} from 'xstate';
import { type AreaEffects, actingOn, heard } from './effects.ts';
import { type PageData, PageDataContext, useHydrating } from './hydration.tsx';
import { noteRunning } from './running.ts';
import { ShopContext } from './ShopContext.ts';

const whole = <View,>(view: View) => view;

/** Lets those who watch charts know of one as long as it is shown. */
const useNoted = (actor: AnyActorRef): void =>
  // Asked in so many words: only so does a build for a real host leave it out.
  useLayoutEffect(() => (import.meta.env.VITE_API_HOST ? undefined : noteRunning(actor)), [actor]);

/** How a chart stood when the page's HTML was written. */
function writtenSnapshot(logic: AnyStateMachine, actor: AnyActorRef, page: PageData | null) {
  const own = actor.getSnapshot();
  const written = page && 'snapshots' in page ? page.snapshots[logic.id] : undefined;
  // One that is the same draws the same; another one is drawn anew after hydration.
  if (!written || JSON.stringify(written) === JSON.stringify(actor.getPersistedSnapshot())) return own;
  const restored = createActor(logic, { snapshot: written }).getSnapshot();
  // Another build's chart may have had other states.
  return restored.status === 'active' ? restored : own;
}

/** Options for an actor on the shop above: what it and those inside it emit is acted on, by what was drawn last. */
function useHosted<Options extends object>(options?: Options, effects?: AreaEffects) {
  const host = use(ShopContext);
  const handle = actingOn(host, effects);
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useState(() => heard((effect, chart) => latest.current(effect, chart), options))[0];
}

/**
 * Gives a chart to views: `Start` runs one of its own on the shop, `Show` shows one that runs elsewhere. In HTML that was
 * written at build time, views are hydrated from the snapshot that came with it; the chart itself begins with what this
 * browser knows.
 */
export function flow<M extends AnyStateMachine, View>(
  machine: M,
  connect: (state: SnapshotFrom<M>, send: (event: EventFrom<M>) => void) => View,
) {
  type Shown = { actor: ActorRefFrom<M>; first: unknown };
  const Ref = createContext<Shown | null>(null);
  const id = machine.id;

  function Show({ actor, first: given, children }: Partial<Shown> & Pick<Shown, 'actor'> & { children: ReactNode }) {
    const [atFirst] = useState(() => (actor as AnyActorRef).getSnapshot());
    const first = given ?? atFirst;
    useNoted(actor as AnyActorRef);
    return <Ref value={useMemo(() => ({ actor, first }), [actor, first])}>{children}</Ref>;
  }

  /** `effects`: what its area does about what the chart and those inside it emit. */
  function Start({
    logic = machine,
    options,
    effects,
    children,
  }: {
    logic?: M;
    options?: ActorOptions<M>;
    effects?: AreaEffects | undefined;
    children: ReactNode;
  }) {
    const hosted = useHosted(options, effects);
    const actor = useActorRef(logic, hosted as never) as AnyActorRef;
    const page = use(PageDataContext);
    const isHydrating = useHydrating();
    const [first] = useState(() => {
      if (page && 'note' in page) page.note(id, actor.getPersistedSnapshot());
      return isHydrating ? writtenSnapshot(logic, actor, page) : actor.getSnapshot();
    });
    return (
      <Show actor={actor as ActorRefFrom<M>} first={first}>
        {children}
      </Show>
    );
  }

  function useShown(): Shown {
    const shown = use(Ref);
    if (!shown) throw new Error(`No <${id}> chart above this view`);
    return shown;
  }

  const useActor = (): ActorRefFrom<M> => useShown().actor;

  /** What was made of each snapshot: once, however many views ask for it. */
  const made = new WeakMap<object, View>();
  function viewOf(snapshot: SnapshotFrom<M>, actor: AnyActorRef): View {
    const before = made.get(snapshot as object);
    if (before) return before;
    const view = connect(snapshot, actor.send.bind(actor) as (event: EventFrom<M>) => void);
    made.set(snapshot as object, view);
    return view;
  }

  /**
   * The whole view, or the part of it that is picked: who picks is drawn anew only when that part is another one, so it
   * has to be the same thing until then, not an object made in picking.
   */
  function useFlow<Part>(pick: (view: View) => Part): Part;
  function useFlow(): View;
  function useFlow(pick: (view: View) => unknown = whole): unknown {
    const shown = useShown();
    const actor = shown.actor as AnyActorRef;
    const follow = useCallback(
      (tell: () => void) => {
        const following = actor.subscribe(tell);
        return () => following.unsubscribe();
      },
      [actor],
    );
    return useSyncExternalStore(
      follow,
      () => pick(viewOf(actor.getSnapshot() as SnapshotFrom<M>, actor)),
      () => pick(viewOf(shown.first as SnapshotFrom<M>, actor)),
    );
  }

  return { machine, Start, Show, useActor, useFlow };
}
