import { mkdirSync, writeFileSync } from 'node:fs';
import { getShortestPaths } from '@xstate/graph';
import { expect, test } from 'vitest';
import { type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import { findUntakenTransitions, getChartPaths } from '../../machines/kit/chartModel.ts';
import type { Samples } from '../../machines/kit/samples.ts';
import { getTransitions } from '../../machines/kit/transitions.ts';
import { everyChart } from '../../src/visualiser/catalogue/everyChart.ts';

const time = <T>(work: () => T) => {
  const startedAt = performance.now();
  const result = work();
  return { result, ms: Math.round(performance.now() - startedAt) };
};

/** The library's own generator over the same events, at most 2,000 states: one path to each state. */
function shortestPaths(machine: AnyStateMachine, { input, events }: Samples<AnyStateMachine>) {
  return getShortestPaths(machine, {
    input,
    limit: 2_000,
    events: (state) => {
      const acceptedTypes = new Set(getNextTransitions(state).map(({ eventType }) => eventType));
      return (events as readonly EventObject[]).filter(({ type }) => acceptedTypes.has(type));
    },
  });
}

test('the walks of every chart, beside the shortest path to each of its states', () => {
  const rows = [...everyChart.values()].map(({ machine, samples }) => {
    const ours = time(() => getChartPaths(machine, samples));
    const transitions = getTransitions(machine).length;
    const theirs = time(() => {
      try {
        return shortestPaths(machine, samples);
      } catch {
        return null;
      }
    });
    return {
      chart: machine.id,
      transitions,
      walked: transitions - findUntakenTransitions(machine, ours.result).length,
      walks: ours.result.length,
      steps: ours.result.reduce((sum, { steps }) => sum + steps.length - 1, 0),
      ms: ours.ms,
      'shortest paths': theirs.result?.length ?? null,
      'their steps': theirs.result?.reduce((sum, { steps }) => sum + steps.length, 0) ?? null,
      'their ms': theirs.ms,
    };
  });
  mkdirSync('test-results/bench', { recursive: true });
  writeFileSync('test-results/bench/generation.json', `${JSON.stringify({ rows }, null, 2)}\n`);
  expect(rows.every(({ transitions }) => transitions > 0)).toBe(true);
});
