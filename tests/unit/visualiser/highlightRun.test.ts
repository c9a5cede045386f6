import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening } from '../../../src/visualiser/link/happening.ts';
import { createMarks } from '../../../src/visualiser/marks/marks.ts';
import { highlightRun } from '../../../src/visualiser/mirror/highlightRun.ts';
import { createRecording } from '../../../src/visualiser/mirror/recording.ts';
import { sampleChart } from '../../../src/visualiser/player/sampleChart.ts';

const { graph } = sampleChart;
const started = {
  session: 'x:1',
  name: 'pincode',
  chart: 'pincode',
  version: graph.version,
  parent: null,
  status: 'active' as const,
  states: ['pincode.unknown'],
  context: null,
  input: null,
  timers: [],
};
const createMove = (seq: number, transition: string, state: string): Happening => ({
  seq,
  at: seq,
  kind: 'moved',
  session: 'x:1',
  event: { type: 'any' },
  transitionIds: [transition],
  now: { status: 'active', states: [state], timers: [] },
});
/** A mirror that watches the one run. */
const actor = {
  getSnapshot: () => ({
    context: { version: graph.version, runs: [{ ...started, isOver: false }], selectedSession: null, at: null },
  }),
  subscribe: () => ({ unsubscribe: () => {} }),
} as never;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of several moves that come faster than a diagram draws, each transition flashes', () => {
  const recording = createRecording();
  recording.begin([started], 0);
  const marks = createMarks();
  const end = highlightRun(graph, { actor, recording }, marks);
  expect([...(marks.get().active ?? [])]).toEqual(['pincode.unknown']);
  recording.add([createMove(1, 'first', 'pincode.lookingUp')]);
  vi.advanceTimersByTime(5);
  recording.add([createMove(2, 'second', 'pincode.serviceable')]);
  vi.advanceTimersByTime(200);
  expect([...(marks.get().active ?? [])]).toEqual(['pincode.serviceable']);
  expect(marks.get().firedTransitions?.ids).toEqual(['first', 'second']);
  end();
  expect(marks.get()).toMatchObject({ active: undefined, firedTransitions: undefined });
});
