import type { AnyEventObject } from 'xstate';
import type { PathAction } from '../../../fixtures/harness/fixture.ts';
import type { ScreenWidth } from '../../../machines/player/player.setup.ts';

/**
 * How the chart on a stage runs: by steps that the page around it asks for, its calls held and its clock standing; by a
 * person's hand, with the backend answering and the clock running; or not at all, standing still in one state. By steps
 * it may begin with another start than the default one, by its name in the samples.
 */
export type StageMode = 'steps' | 'live' | { state: string } | { start: string };

/** Where a chart is: ids of the states without states inside, and of the transitions taken since the last answer. */
export type Arrival = { states: string[]; transitionIds: string[] };

/** A run up to one of its steps: of which version of the chart, what started it, what came to it, and where that led. */
export type RecordedRun = { version: string; input: unknown; events: AnyEventObject[]; states: string[] };

/** What a page requests of the stage in its iframe, by postMessage. Each is answered by its number. */
export type StageRequest = { nr: number } & (
  | {
      /** One step: a person's gesture, a named answer, a wait. `expects`: where it must lead; it fails where it does not. */
      type: 'perform';
      action: PathAction;
      expects?: Arrival;
      /** A finger goes to the control before it is used. */
      isVisible: boolean;
    }
  /** The backend answers from now on, the clock runs, and a person goes on by hand. */
  | { type: 'release' }
  /** The chart is started anew and goes through a recorded run; from there a person goes on by hand. */
  | { type: 'replay'; run: RecordedRun }
  /** Another state to stand still in; of a stage that stands only. */
  | { type: 'stand'; state: string }
);

/** `page`: its name on the channel of src/visualiser/link/messages.ts. `width`: the screen that its gestures need. */
export type StageReady = { chart: string; page: string | null; width: ScreenWidth; arrival: Arrival };

/** What a stage reports to the page around it, by postMessage. */
export type StageMessage =
  /** Once, when the chart is there. */
  | ({ type: 'ready' } & StageReady)
  /** There is nothing on the stage: no such chart, no such state, or it did not start. */
  | { type: 'refused'; reason: string }
  | { type: 'done'; nr: number; arrival: Arrival }
  /** What was requested did not come about; `found` is where the chart is instead, null where the step was never taken. */
  | { type: 'failed'; nr: number; reason: string; found: Arrival | null }
  /** A chart that a person plays by hand has moved. */
  | { type: 'moved'; arrival: Arrival }
  /** A person pressed a key over a view that plays by steps: it is meant for the player. */
  | { type: 'key'; key: string };

/** The address of a stage, beside the page that shows it. */
export function formatStageAddress(chart: string, mode: StageMode): string {
  const query = new URLSearchParams({ chart });
  if (mode === 'live') query.set('live', '');
  else if (mode !== 'steps') for (const [name, value] of Object.entries(mode)) query.set(name, value);
  return `stage.html?${query}`;
}

/** What a stage's address states; null where it names no chart. */
export function parseStageAddress(search: string): { chart: string; mode: StageMode } | null {
  const query = new URLSearchParams(search);
  const chart = query.get('chart');
  if (!chart) return null;
  const state = query.get('state');
  if (state) return { chart, mode: { state } };
  const start = query.get('start');
  if (start) return { chart, mode: { start } };
  return { chart, mode: query.has('live') ? 'live' : 'steps' };
}
