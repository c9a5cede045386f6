import * as v from 'valibot';
import type { Happening, RunningChart } from '../link/messages.ts';
import type { Recording } from './recording.ts';

const FORMAT = 'mitre-and-mat-recording-1';

const Timers = v.array(v.object({ event: v.string(), startedAt: v.number(), due: v.number() }));
const Event = v.looseObject({ type: v.string() });
const Status = v.picklist(['active', 'done', 'error', 'stopped']);
const Chart = v.object({
  session: v.string(),
  name: v.string(),
  chart: v.nullable(v.string()),
  version: v.string(),
  parent: v.nullable(v.string()),
  status: Status,
  states: v.array(v.string()),
  context: v.unknown(),
  input: v.unknown(),
  timers: Timers,
});
const counted = { seq: v.number(), at: v.number() };
const Happened = v.variant('kind', [
  v.object({ ...counted, kind: v.literal('started'), chart: Chart }),
  v.object({
    ...counted,
    kind: v.literal('stopped'),
    session: v.string(),
    fault: v.optional(v.nullable(v.string()), null),
  }),
  v.object({ ...counted, kind: v.literal('sent'), from: v.nullable(v.string()), to: v.string(), event: Event }),
  v.object({
    ...counted,
    kind: v.literal('moved'),
    session: v.string(),
    event: Event,
    transitionIds: v.array(v.string()),
    now: v.object({ status: Status, states: v.array(v.string()), timers: Timers, context: v.optional(v.unknown()) }),
  }),
]);
const Saved = v.object({ format: v.literal(FORMAT), charts: v.array(Chart), happenings: v.array(Happened) });

/** A recording as a file: JSON, with the secrets masked as they were reported. */
export const serializeRecording = (recording: Recording): Blob =>
  new Blob(
    [
      JSON.stringify(
        { format: FORMAT, charts: recording.startedCharts(), happenings: recording.happenings() },
        null,
        1,
      ),
    ],
    { type: 'application/json' },
  );

/** Puts a saved recording in place of the present one; rejects where the file holds none. */
export async function readRecording(file: Blob, recording: Recording): Promise<void> {
  const { charts, happenings } = v.parse(Saved, JSON.parse(await file.text()));
  recording.clear();
  recording.begin(charts as RunningChart[], 0);
  recording.add(happenings as Happening[]);
}
