import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type EventObject,
  type InspectionEvent,
  type Observer,
} from 'xstate';

/** What a chart emits (a toast, a way to go, something to remember), and the id of the chart. */
export type EffectHandler = (effect: EventObject & Record<string, unknown>, chart: string) => void;

/** The world outside that effects are acted on in: a browser, or what stands in for one. */
export type Environment = {
  /** To a page of the store; `state` is held by its entry in the history. */
  navigate(to: string, options: { replace?: boolean | undefined; state?: unknown }): void;
  /** To another site. */
  redirect(url: string): void;
  reload(): void;
  address(): { pathname: string; search: string; hash: string };
  /** Another query in the address of the page that is open; it stays the same page, and Back leads where it led. */
  rewriteQuery(query: string): void;
  setTitle(title: string): void;
  /** Calls back each time that the tab comes to the front; returns how to stop. */
  followTab(onVisible: () => void): () => void;
  focus(field: string): void;
  print(): void;
  /** Into the analytics data layer. */
  track(event: Record<string, unknown>): void;
  /** A failure, for those who run the store. */
  report(what: string): void;
};

/** Where charts run: who acts on what they emit, and in which world. */
export type EffectHost = { handleEffect: EffectHandler; environment: Environment };

/** What one area of the store does about what its charts emit; true where the effect was its own to act on. */
export type AreaEffectHandler = (effect: EventObject, chart: string, host: EffectHost) => boolean;

const getChartId = (actor: AnyActorRef): string => actor.getSnapshot()?.machine?.id ?? '';

type Inspect = Observer<InspectionEvent> | ((event: InspectionEvent) => void);

/**
 * Options that let `handle` hear what an actor emits, and every actor that it invokes or spawns, from their start on:
 * whether a view shows them or not.
 */
export function withEmitListener<Options extends { inspect?: Inspect }>(handle: EffectHandler, options?: Options) {
  const { inspect: also } = options ?? {};
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.event' && event.event.type === 'xstate.init') {
      const actor = event.actorRef as AnyActorRef;
      actor.on('*', (effect) => handle(effect, getChartId(actor)));
    }
    if (typeof also === 'function') also(event);
    else also?.next?.(event);
  };
  return { ...options, inspect } as Options & { inspect: typeof inspect };
}

/** Acts on what the charts of an area emit: the area itself where it is its own, else the host. */
export const createEffectHandler =
  (host: EffectHost, effects?: AreaEffectHandler): EffectHandler =>
  (effect, chart) => {
    if (!effects?.(effect, chart, host)) host.handleEffect(effect, chart);
  };

/** An actor on a host, not started yet. `effects`: what its area does about what it emits. */
export const createHostedActor = <Logic extends AnyActorLogic>(
  host: EffectHost,
  logic: Logic,
  { effects, ...options }: ActorOptions<Logic> & { effects?: AreaEffectHandler } = {} as never,
): Actor<Logic> =>
  createActor(logic, withEmitListener(createEffectHandler(host, effects), options as ActorOptions<Logic>));
