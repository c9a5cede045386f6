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
import type { Effect } from '../../../machines/kit/meta.ts';

/** Acts on what a chart emits: a toast, a way to go, something to remember. */
export type EffectHandler = (effect: EventObject & Record<string, unknown>) => void;

/** What effects act on: a browser, or a substitute for one. */
export type Environment = {
  /** To a page of the store; `state` is stored in its history entry, `flushSync` renders it at once. */
  navigate(
    to: string,
    options: { replace?: boolean | undefined; state?: unknown; flushSync?: boolean | undefined },
  ): void;
  /** To another site. */
  redirect(url: string): void;
  reload(): void;
  getAddress(): { pathname: string; search: string; hash: string };
  /** Another query in the address of the page that is open; it stays the same page, and Back leads where it led. */
  rewriteQuery(query: string): void;
  setTitle(title: string): void;
  /** Calls back each time that the tab becomes visible; returns a function that unsubscribes. */
  watchTabVisibility(onVisible: () => void): () => void;
  focus(field: string): void;
  print(): void;
  /** Into the analytics data layer. */
  track(event: Record<string, unknown>): void;
  /** A failure, for those who run the store. */
  report(message: string): void;
};

/** Where charts run: the handler of what they emit, and its environment. */
export type EffectHost = { handleEffect: EffectHandler; environment: Environment };

/** What is done about each effect, by its type. */
// biome-ignore lint/suspicious/noExplicitAny: of any effects
export type EffectHandlers<E extends EventObject = any> = {
  readonly [Type in E['type']]: (effect: Extract<E, { type: Type }>, environment: Environment) => void;
};

/** What an area of the store does about effects of its own. The host acts on those of any chart, and on all that no area names. */
// biome-ignore lint/suspicious/noExplicitAny: of any area
export type AreaEffects<E extends EventObject = any> = EffectHandlers<Exclude<E, Effect>>;

type Inspect = Observer<InspectionEvent> | ((event: InspectionEvent) => void);

/**
 * Options that let `handle` hear what an actor emits, and every actor that it invokes or spawns, from their start on:
 * whether a view shows them or not.
 */
export function withEmitListener<Options extends { inspect?: Inspect }>(handle: EffectHandler, options?: Options) {
  const { inspect: originalInspect } = options ?? {};
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.event' && event.event.type === 'xstate.init') {
      (event.actorRef as AnyActorRef).on('*', handle);
    }
    if (typeof originalInspect === 'function') originalInspect(event);
    else originalInspect?.next?.(event);
  };
  return { ...options, inspect } as Options & { inspect: typeof inspect };
}

/** Acts on what the charts of an area emit: the area itself where it is its own, else the host. */
export const createEffectHandler =
  (host: EffectHost, effects: AreaEffects = {}): EffectHandler =>
  (effect) => {
    const handle = effects[effect.type];
    if (handle) handle(effect, host.environment);
    else host.handleEffect(effect);
  };

/** An actor on a host, not started yet. `effects`: what its area does about what it emits. */
export const createHostedActor = <Logic extends AnyActorLogic>(
  host: EffectHost,
  logic: Logic,
  { effects, ...options }: ActorOptions<Logic> & { effects?: AreaEffects } = {} as never,
): Actor<Logic> =>
  createActor(logic, withEmitListener(createEffectHandler(host, effects), options as ActorOptions<Logic>));
