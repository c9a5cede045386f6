import {
  type ActorRef,
  type AnyActorLogic,
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type ProvidedActor,
  type StateMachine,
} from 'xstate';

/** A hole in a chart for a call to the outside world; `src/ports` describes what fills it, by `provideActors`. */
export const port = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" is not provided`)));

/**
 * A hole in a chart for something that runs outside as long as the chart is in the state that invokes it: what it has to
 * say comes as events of the chart, and it hears events of type `Received`. One that nothing fills is silent.
 */
export const callbackPort = <Received extends EventObject = EventObject, Input = NonReducibleUnknown>() =>
  fromCallback<Received, Input>(() => {});

/** What fills a hole for a call: an asynchronous function, whose signal fires once the chart leaves the state that requested. */
export type PortCall<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** Any port's call; each has its own input and output, which `provideActors` holds to its chart. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyPortCall = PortCall<any, unknown>;

// biome-ignore-start lint/suspicious/noExplicitAny: of all that a chart is made of, only its actors matter here
type ActorOf<M> =
  M extends StateMachine<any, any, any, infer A extends ProvidedActor, any, any, any, any, any, any, any, any, any, any>
    ? A
    : never;

type ImplementationOf<Logic> = Logic extends AnyStateMachine | CallbackActorLogic<any, any>
  ? Logic
  : Logic extends PromiseActorLogic<infer Output, infer Input>
    ? PortCall<Input, Output>
    : Logic;
// biome-ignore-end lint/suspicious/noExplicitAny: see above

/** What fills a chart: for each call a function, for each chart inside it that chart filled, for each link its logic. */
export type ActorsOf<M extends AnyStateMachine> = {
  [A in ActorOf<M> as A['src']]: ImplementationOf<A['logic']>;
};

/** Nothing that the chart does not know. */
type Exactly<Known, Implementations> = Implementations & {
  [Name in Exclude<keyof Implementations, keyof Known>]: never;
};

type CallWrapper = (name: string, call: AnyPortCall) => AnyPortCall;

/** The chart with some of what it invokes, held to nothing: for tests, which leave out what they do not come to. */
export function providePartial<M extends AnyStateMachine>(
  machine: M,
  implementations: Record<string, AnyPortCall | AnyActorLogic>,
  around: CallWrapper = (_, call) => call,
): M {
  const actors = Object.entries(implementations).map(([name, implementation]) => {
    if (typeof implementation !== 'function') return [name, implementation];
    const call = around(name, implementation);
    return [name, fromPromise(({ input, signal }) => call(input, signal))];
  });
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}

/**
 * The chart with all that it invokes. It does not compile where something is missing, misspelt, or of another input or
 * output. `around` wraps each call; by default a call goes straight through.
 */
export const provideActors = <M extends AnyStateMachine, Implementations extends ActorsOf<M>>(
  machine: M,
  implementations: Exactly<ActorsOf<M>, Implementations>,
  around?: CallWrapper,
): M => providePartial(machine, implementations as Parameters<typeof providePartial>[1], around);

/** An actor that hears such events of another one, whatever else it hears. */
// biome-ignore lint/suspicious/noExplicitAny: what it is otherwise concerns nobody who only sends to it
export type Listener<E extends EventObject> = ActorRef<any, E, any>;
