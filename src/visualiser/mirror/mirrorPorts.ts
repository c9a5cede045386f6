import type { ActorsOf } from '../../../machines/kit/port.ts';
import type { mirrorMachine } from '../../../machines/mirror/mirror.machine.ts';
import type { RecordedRun } from '../stage/stageMessages.ts';
import type { createLiveStage } from './liveStage.ts';
import { getStep, type Recording } from './recording.ts';
import { readRecording } from './recordingFile.ts';

/** What came to a run up to a step, in its order; what it was started with came before. */
function getRecordedRun(recording: Recording, session: string, at: number | null): RecordedRun {
  const run = recording.actors().get(session);
  const last = at ?? (run?.steps.length ?? 1) - 1;
  return {
    version: run?.version ?? '',
    input: run?.input,
    events: (run?.steps ?? []).slice(1, last + 1).flatMap(({ event }) => event ?? []),
    states: getStep(run, last)?.states ?? [],
  };
}

/** What the mirror's chart needs of the page that it stands in. `getChart`: the chart that is shown. */
export const createMirrorPorts = (
  recording: Recording,
  stage: ReturnType<typeof createLiveStage>,
  getChart: () => { chart: string; version: string },
): ActorsOf<typeof mirrorMachine> => ({
  async readRecording({ file }) {
    await readRecording(file, recording);
    const { chart, version } = getChart();
    return { version, runs: recording.getRuns(chart) };
  },
  openStage: stage.open,
  async replay({ session, at }) {
    const run = getRecordedRun(recording, session, at);
    return { page: await stage.open(), reason: await stage.replay(run) };
  },
});
