import type { AnyStateNode } from 'xstate';
import { getActionNames } from '../../src/visualiser/graph/names.ts';
import { type Mutant, removeAt, replaceProperties } from './mutant.ts';

/** The entry action that XState makes of an `after`; it starts the timer. */
type TimerStart = { type: string; id: string; delay: number | string | ((args: unknown, params: unknown) => number) };

const isTimerStart = (action: unknown): action is TimerStart =>
  (action as TimerStart).type === 'xstate.raise' && String((action as TimerStart).id).startsWith('xstate.after.');

const LENGTHS = [
  ['runs out in half the time', 0.5],
  ['runs out in twice the time', 2],
] as const;

/** Another length of a timer, however the chart tells its own. */
const otherLength =
  (state: AnyStateNode, { delay }: TimerStart, factor: number) =>
  (args: unknown, params: unknown) => {
    const named = typeof delay === 'string' ? state.machine.implementations.delays[delay] : delay;
    return factor * Number(typeof named === 'function' ? named(args as never, params as never) : named);
  };

/** Another state inside with which this one could begin, where it has several. */
function otherStart({ type, states, initial }: AnyStateNode): AnyStateNode | undefined {
  if (type !== 'compound') return undefined;
  return Object.values(states).find((inner) => !initial.target?.includes(inner) && inner.type !== 'history');
}

/** What can be wrong with one state. */
export function mutateState(state: AnyStateNode): Mutant[] {
  const { id } = state;
  const change = (description: string, parts: Record<string, unknown>): Mutant => ({
    id,
    change: description,
    apply: replaceProperties(state, parts),
  });
  const without = (slot: 'entry' | 'exit', description: string) =>
    // What XState adds for timers has no name, and stands after what the author wrote.
    getActionNames(state[slot]).map((action, place) =>
      change(`${description} ${action}`, { [slot]: removeAt(state[slot], place) }),
    );
  const timers = state.entry.filter(isTimerStart).flatMap((timer) =>
    LENGTHS.map(([description, factor]) => ({
      id: `${id}|${timer.id}|0`,
      change: description,
      apply: replaceProperties(timer, { delay: otherLength(state, timer, factor) }),
    })),
  );
  const calls = state.invoke.map((call, place) => ({
    id,
    change: `does not start ${call.id}`,
    apply: () => {
      state.invoke.splice(place, 1);
      return () => {
        state.invoke.splice(place, 0, call);
      };
    },
  }));
  const other = otherStart(state);
  const starts = other
    ? [{ id, change: `begins with ${other.key}`, apply: replaceProperties(state.initial, { target: [other] }) }]
    : [];
  return [
    ...without('entry', 'is entered without'),
    ...without('exit', 'is left without'),
    ...timers,
    ...calls,
    ...starts,
    ...(state.type === 'final' ? [change('ends nothing', { type: 'atomic' })] : []),
  ];
}
