import { type AnyStateMachine, fromPromise } from 'xstate';

/** A hole in a chart for something from the outside world; `src/ports` says what fills it. */
export const port = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" is not provided`)));

/** What fills a hole: an asynchronous function that stops when the chart leaves the state that asked. */
// biome-ignore lint/suspicious/noExplicitAny: each port has its own input and output, checked where the chart declares it
export type PortCall = (input: any, signal: AbortSignal) => Promise<unknown>;

/** The calls of a chart's ports by name. */
export type PortCalls = Record<string, PortCall>;

/**
 * The chart with its ports filled.
 * `around` wraps each call (the walks hold a call at its door with it); by default a call goes straight through.
 */
export function fill<M extends AnyStateMachine>(
  machine: M,
  calls: PortCalls,
  around: (name: string, call: PortCall) => PortCall = (_, call) => call,
): M {
  const actors = Object.entries(calls).map(([name, call]) => {
    const wrapped = around(name, call);
    return [name, fromPromise(({ input, signal }) => wrapped(input, signal))];
  });
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}
