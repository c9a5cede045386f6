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
import { type AreaEffects, createEffectHandler, withEmitListener } from './effects.ts';

const identity = <View,>(view: View) => view;

/** Registers a chart for listeners as long as it is shown. */
const useRegisteredActor = (actor: AnyActorRef): void =>
  // A literal check, so that a build for a real host drops the code.
  useLayoutEffect(() => (import.meta.env.VITE_API_HOST ? undefined : registerActor(actor)), [actor]);

/** The snapshot of a chart when the page's HTML was written. */
function restoreSnapshot(logic: AnyStateMachine, actor: AnyActorRef, page: PageData | null) {
  const current = actor.getSnapshot();
  const prerendered = page && 'snapshots' in page ? page.snapshots[logic.id] : undefined;
  // An equal snapshot renders the same; a different one renders again after hydration.
  if (!prerendered || JSON.stringify(prerendered) === JSON.stringify(actor.getPersistedSnapshot())) return current;
  const restored = createActor(logic, { snapshot: prerendered }).getSnapshot();
  // Another build's chart may have had other states.
  return restored.status === 'active' ? restored : current;
}

/** Options for an actor on the shop above: the handler of the last render acts on what it and its children emit. */
function useHostedOptions<Options extends object>(options?: Options, effects?: AreaEffects) {
  const host = use(EffectHostContext);
  const handle = createEffectHandler(host, effects);
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useState(() => withEmitListener((effect) => latest.current(effect), options))[0];
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
  type FlowContextValue = { actor: ActorRefFrom<M>; hydrationSnapshot: unknown };
  const FlowContext = createContext<FlowContextValue | null>(null);
  const id = machine.id;

  function ActorProvider({
    actor,
    hydrationSnapshot: providedSnapshot,
    children,
  }: {
    actor: ActorRefFrom<M>;
    hydrationSnapshot?: unknown;
    children: ReactNode;
  }) {
    const [mountSnapshot] = useState(() => (actor as AnyActorRef).getSnapshot());
    const hydrationSnapshot = providedSnapshot ?? mountSnapshot;
    useRegisteredActor(actor as AnyActorRef);
    const value = useMemo(() => ({ actor, hydrationSnapshot }), [actor, hydrationSnapshot]);
    return <FlowContext value={value}>{children}</FlowContext>;
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
    effects?: AreaEffects | undefined;
    children: ReactNode;
  }) {
    const hostedOptions = useHostedOptions(options, effects);
    const actor = useActorRef(logic, hostedOptions as never) as AnyActorRef;
    const page = use(PageDataContext);
    const isHydrating = useIsHydrating();
    const [hydrationSnapshot] = useState(() => {
      if (page && 'recordSnapshot' in page) page.recordSnapshot(id, actor.getPersistedSnapshot());
      return isHydrating ? restoreSnapshot(logic, actor, page) : actor.getSnapshot();
    });
    return (
      <ActorProvider actor={actor as ActorRefFrom<M>} hydrationSnapshot={hydrationSnapshot}>
        {children}
      </ActorProvider>
    );
  }

  function useFlowContext(): FlowContextValue {
    const current = use(FlowContext);
    if (!current) throw new Error(`No <${id}> chart above this view`);
    return current;
  }

  const useFlowActorRef = (): ActorRefFrom<M> => useFlowContext().actor;

  /** The view of each snapshot, computed once. */
  const viewCache = new WeakMap<object, View>();
  function getView(snapshot: SnapshotFrom<M>, actor: AnyActorRef): View {
    const cached = viewCache.get(snapshot as object);
    if (cached) return cached;
    const view = connect(snapshot, actor.send.bind(actor) as (event: EventFrom<M>) => void);
    viewCache.set(snapshot as object, view);
    return view;
  }

  /**
   * The whole view, or the part that `selector` returns: the component renders again only when that part changes, so the
   * selector must not create a new object.
   */
  function useView<Part>(selector: (view: View) => Part): Part;
  function useView(): View;
  function useView(selector: (view: View) => unknown = identity): unknown {
    const current = useFlowContext();
    const actor = current.actor as AnyActorRef;
    const subscribe = useCallback(
      (notify: () => void) => {
        const subscription = actor.subscribe(notify);
        return () => subscription.unsubscribe();
      },
      [actor],
    );
    return useSyncExternalStore(
      subscribe,
      () => selector(getView(actor.getSnapshot() as SnapshotFrom<M>, actor)),
      () => selector(getView(current.hydrationSnapshot as SnapshotFrom<M>, actor)),
    );
  }

  return { machine, Provider, ActorProvider, useActorRef: useFlowActorRef, useView };
}
