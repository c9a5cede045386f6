import type { ReplayResult, RunsReport } from '../../../machines/mirror/mirror.machine.ts';
import type { WatchedPage } from '../../../machines/mirror/runs.ts';
import type { Replay } from '../link/messages.ts';
import { getStep, type Recording } from './recording.ts';
import { readRecording } from './recordingFile.ts';

/** What the mirror's chart needs of the page that it stands in. */
export type MirrorDependencies = {
  recording: Recording;
  /** The chart that is shown. */
  getChart(): { chart: string; version: string };
  /** Resolves once the stage of the chart that is shown can be watched. */
  openStage(): Promise<WatchedPage>;
  /** Resolves with why the stage came to other states; null where it did not. */
  replay(page: string, run: Replay): Promise<string | null>;
};

/** What came to a run up to a step, in its order; what it was started with came before. */
function getReplay(recording: Recording, session: string, at: number | null): Replay {
  const run = recording.actors().get(session);
  const last = at ?? (run?.steps.length ?? 1) - 1;
  return {
    chart: run?.chart ?? '',
    version: run?.version ?? '',
    input: run?.input,
    events: (run?.steps ?? []).slice(1, last + 1).flatMap(({ event }) => event ?? []),
    states: getStep(run, last)?.states ?? [],
  };
}

export const createMirrorPorts = ({ recording, getChart, openStage, replay }: MirrorDependencies) => ({
  async readRecording({ file }: { file: Blob }): Promise<RunsReport> {
    await readRecording(file, recording);
    const { chart, version } = getChart();
    return { version, runs: recording.getRuns(chart) };
  },
  openStage: () => openStage(),
  async replay({ session, at }: { session: string; at: number | null }): Promise<ReplayResult> {
    const run = getReplay(recording, session, at);
    const page = await openStage();
    return { page, reason: await replay(page.page, run) };
  },
});
