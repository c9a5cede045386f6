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
import { type PageData, PageDataContext, useIsHydrating } from '../hydration/hydration.tsx';
import { registerActor } from './actorRegistry.ts';
import { EffectHostContext } from './EffectHostContext.ts';
import { type AreaEffectHandler, createEffectHandler, withEmitListener } from './effects.ts';

const whole = <View,>(view: View) => view;

/** Lets those who watch charts know of one as long as it is shown. */
const useRegisteredActor = (actor: AnyActorRef): void =>
  // Spelled out: only so does a build for a real host leave it out.
  useLayoutEffect(() => (import.meta.env.VITE_API_HOST ? undefined : registerActor(actor)), [actor]);

/** How a chart stood when the page's HTML was written. */
function restoreSnapshot(logic: AnyStateMachine, actor: AnyActorRef, page: PageData | null) {
  const own = actor.getSnapshot();
  const written = page && 'snapshots' in page ? page.snapshots[logic.id] : undefined;
  // One that is the same draws the same; another one is drawn anew after hydration.
  if (!written || JSON.stringify(written) === JSON.stringify(actor.getPersistedSnapshot())) return own;
  const restored = createActor(logic, { snapshot: written }).getSnapshot();
  // Another build's chart may have had other states.
  return restored.status === 'active' ? restored : own;
}

/** Options for an actor on the shop above: what it and those inside it emit is acted on, by what was drawn last. */
function useHosted<Options extends object>(options?: Options, effects?: AreaEffectHandler) {
  const host = use(EffectHostContext);
  const handle = createEffectHandler(host, effects);
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useState(() => withEmitListener((effect, chart) => latest.current(effect, chart), options))[0];
}

/**
 * Gives a chart to views: `Provider` runs one of its own on the shop, `ActorProvider` shows one that runs elsewhere. In HTML that was
 * written at build time, views are hydrated from the snapshot that came with it; the chart itself begins with what this
 * browser knows.
 */
export function createFlow<M extends AnyStateMachine, View>(
  machine: M,
  connect: (state: SnapshotFrom<M>, send: (event: EventFrom<M>) => void) => View,
) {
  type FlowContextValue = { actor: ActorRefFrom<M>; first: unknown };
  const FlowContext = createContext<FlowContextValue | null>(null);
  const id = machine.id;

  function ActorProvider({
    actor,
    first: initial,
    children,
  }: Partial<FlowContextValue> & Pick<FlowContextValue, 'actor'> & { children: ReactNode }) {
    const [atFirst] = useState(() => (actor as AnyActorRef).getSnapshot());
    const first = initial ?? atFirst;
    useRegisteredActor(actor as AnyActorRef);
    return <FlowContext value={useMemo(() => ({ actor, first }), [actor, first])}>{children}</FlowContext>;
  }

  /** `effects`: what its area does about what the chart and those inside it emit. */
  function Provider({
    logic = machine,
    options,
    effects,
    children,
  }: {
    logic?: M;
    options?: ActorOptions<M>;
    effects?: AreaEffectHandler | undefined;
    children: ReactNode;
  }) {
    const hosted = useHosted(options, effects);
    const actor = useActorRef(logic, hosted as never) as AnyActorRef;
    const page = use(PageDataContext);
    const isHydrating = useIsHydrating();
    const [first] = useState(() => {
      if (page && 'note' in page) page.note(id, actor.getPersistedSnapshot());
      return isHydrating ? restoreSnapshot(logic, actor, page) : actor.getSnapshot();
    });
    return (
      <ActorProvider actor={actor as ActorRefFrom<M>} first={first}>
        {children}
      </ActorProvider>
    );
  }

  function useCurrent(): FlowContextValue {
    const current = use(FlowContext);
    if (!current) throw new Error(`No <${id}> chart above this view`);
    return current;
  }

  const useFlowActorRef = (): ActorRefFrom<M> => useCurrent().actor;

  /** What was made of each snapshot: once, however many views ask for it. */
  const viewCache = new WeakMap<object, View>();
  function getView(snapshot: SnapshotFrom<M>, actor: AnyActorRef): View {
    const before = viewCache.get(snapshot as object);
    if (before) return before;
    const view = connect(snapshot, actor.send.bind(actor) as (event: EventFrom<M>) => void);
    viewCache.set(snapshot as object, view);
    return view;
  }

  /**
   * The whole view, or the part of it that is picked: who picks is drawn anew only when that part is another one, so it
   * has to be the same thing until then, not an object made in picking.
   */
  function useView<Part>(pick: (view: View) => Part): Part;
  function useView(): View;
  function useView(pick: (view: View) => unknown = whole): unknown {
    const current = useCurrent();
    const actor = current.actor as AnyActorRef;
    const follow = useCallback(
      (notify: () => void) => {
        const following = actor.subscribe(notify);
        return () => following.unsubscribe();
      },
      [actor],
    );
    return useSyncExternalStore(
      follow,
      () => pick(getView(actor.getSnapshot() as SnapshotFrom<M>, actor)),
      () => pick(getView(current.first as SnapshotFrom<M>, actor)),
    );
  }

  return { machine, Provider, ActorProvider, useActorRef: useFlowActorRef, useView };
}
