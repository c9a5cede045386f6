import * as v from 'valibot';
import { Happening, RunningChart } from '../link/happening.ts';
import type { Recording } from './recording.ts';

const FORMAT = 'mitre-and-mat-recording-1';

const Saved = v.object({ format: v.literal(FORMAT), charts: v.array(RunningChart), happenings: v.array(Happening) });

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
  recording.begin(charts, 0);
  recording.add(happenings);
}
