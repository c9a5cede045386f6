import type {
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  EventObject,
  Observer,
  Subscription,
} from 'xstate';
import { isAsAtRest, type Rest, restingSnapshot } from './resting.ts';

type Told = (state: unknown) => void;
type Heard = (effect: EventObject) => void;

const toldBy = (observer: Told | Partial<Observer<unknown>>): Told =>
  typeof observer === 'function' ? observer : (state) => observer.next?.(state);

/** What is shown of an event before the chart is here: the context with it. A box must hold what is typed from the first key on. */
// biome-ignore lint/suspicious/noExplicitAny: each chart has its own context and events, which who asks for it names
type Meanwhile = (context: any, event: any) => unknown;
const asItWas: Meanwhile = (context) => context;

/**
 * Stands where a chart will run: known by its rest, it takes what is sent, and calls for the chart. Once that is here it
 * gets all of it in its order, and stands behind this one from then on, so that whoever holds this one notices nothing.
 */
class RestingActor {
  #rest: Rest;
  #asleep: unknown;
  readonly #meanwhile: Meanwhile;
  readonly #sent: EventObject[] = [];
  readonly #waiting = new Map<object, (actor: AnyActorRef) => Subscription>();
  #actor: AnyActorRef | null = null;
  #call = () => {};
  readonly #called = new Promise<void>((call) => {
    this.#call = call;
  });
  #isHere = () => {};
  readonly #here = new Promise<void>((here) => {
    this.#isHere = here;
  });

  constructor(rest: Rest, meanwhile: Meanwhile) {
    this.#rest = rest;
    this.#meanwhile = meanwhile;
    this.#asleep = restingSnapshot(rest);
  }

  getSnapshot = () => (this.#actor ? this.#actor.getSnapshot() : this.#asleep);

  send = (event: EventObject) => {
    if (this.#actor) return this.#actor.send(event);
    this.#sent.push(event);
    this.#call();
    const context = this.#meanwhile(this.#rest.context, event);
    if (context === this.#rest.context) return;
    this.#rest = { ...this.#rest, context };
    this.#asleep = restingSnapshot(this.#rest);
    for (const tell of [...this.#tellers]) tell(this.#asleep);
  };

  subscribe = (observer: Told | Partial<Observer<unknown>>): Subscription =>
    this.#follow((actor) => actor.subscribe(toldBy(observer)), toldBy(observer));

  on = (type: string, heard: Heard): Subscription => this.#follow((actor) => actor.on(type, heard));

  /** Who waits for the chart's rest to change: told as it comes only where that is another one. */
  readonly #tellers = new Set<Told>();

  #follow(begin: (actor: AnyActorRef) => Subscription, told?: Told): Subscription {
    if (this.#actor) return begin(this.#actor);
    const key = {};
    let following: Subscription | undefined;
    this.#waiting.set(key, (actor) => {
      following = begin(actor);
      return following;
    });
    if (told) this.#tellers.add(told);
    return {
      unsubscribe: () => {
        this.#waiting.delete(key);
        if (told) this.#tellers.delete(told);
        following?.unsubscribe();
      },
    };
  }

  /** The chart is here, and not started yet: nothing that it lets out as it starts is missed. */
  attach(actor: AnyActorRef): void {
    if (this.#actor) return;
    this.#actor = actor;
    for (const begin of this.#waiting.values()) begin(actor);
    this.#waiting.clear();
    for (const event of this.#sent.splice(0)) actor.send(event);
    const state = actor.getSnapshot();
    if (!isAsAtRest(this.#rest, state)) for (const tell of this.#tellers) tell(state);
    this.#tellers.clear();
    read(this.#here);
    this.#isHere();
  }

  isResting = () => this.#actor === null;

  /** Settles once something was sent here that only the chart can answer. */
  called = () => this.#called;

  /** Settles once the chart is here. */
  awake = () => this.#here;

  /** Calls for the chart; settles once it is here. */
  alive = () => {
    this.#call();
    return this.#here;
  };
}

export type Resting = Pick<RestingActor, 'attach' | 'called' | 'isResting'>;

/** An actor that stands for a chart of this kind until it is here. */
export const restingActor = <M extends AnyStateMachine>(
  rest: Rest,
  meanwhile: (context: ContextFrom<M>, event: EventFrom<M>) => ContextFrom<M> = asItWas as never,
): ActorRefFrom<M> & Resting => new RestingActor(rest, meanwhile) as unknown as ActorRefFrom<M> & Resting;

/** Is it only known by its rest as yet? */
export const isResting = (actor: unknown): boolean => actor instanceof RestingActor && actor.isResting();

/** Read by React without waiting, by these two. */
const read = <P extends Promise<void>>(promise: P): P =>
  Object.assign(promise, { status: 'fulfilled', value: undefined });

const settled = read(Promise.resolve());

/** Settles once an actor's chart is here, whenever that is; the same promise each time. */
export const awake = (actor: unknown): Promise<void> => (actor instanceof RestingActor ? actor.awake() : settled);

/** Whether it is one that stands before another. */
export const standsForAnother = (actor: unknown): boolean => actor instanceof RestingActor;

/** Settles once an actor's chart is here, which it calls for where it has to; the same promise each time. */
export const alive = (actor: unknown): Promise<void> => (actor instanceof RestingActor ? actor.alive() : settled);
