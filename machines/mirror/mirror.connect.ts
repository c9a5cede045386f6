import type { EventFrom, SnapshotFrom } from 'xstate';
import type { mirrorMachine } from './mirror.machine.ts';
import { getRun, isForeign } from './runs.ts';

type Mirror = typeof mirrorMachine;

/** What stands where the run would be, where there is none to look at. */
const NOTHING = [
  ['noPages', 'noPages'],
  ['choosing', 'choosing'],
  ['connecting', { page: 'connecting' }],
  ['unresponsive', { page: 'unresponsive' }],
  ['notRunning', { page: 'notRunning' }],
  ['refused', { page: 'refused' }],
  ['opening', { stage: 'opening' }],
  ['replaying', { stage: 'replaying' }],
  ['diverged', { stage: 'diverged' }],
  ['unanswered', { stage: 'unanswered' }],
  ['reading', { file: 'reading' }],
  ['invalid', { file: 'invalid' }],
  ['notRecorded', { file: { read: 'notRecorded' } }],
  ['refused', { file: { read: 'refused' } }],
] as const;

/** How the run that is looked at is shown. */
const MODES = [
  ['live', { page: 'live' }],
  ['scrubbed', { page: 'scrubbed' }],
  ['stopped', { page: 'stopped' }],
  ['pageClosed', 'pageClosed'],
  ['file', { file: { read: 'opened' } }],
] as const;

/** What the live panel may know and do. */
export function connect(state: SnapshotFrom<Mirror>, send: (event: EventFrom<Mirror>) => void) {
  const { context } = state;
  const nothing = NOTHING.find(([, where]) => state.matches(where as never))?.[0] ?? null;
  const mode = MODES.find(([, where]) => state.matches(where as never))?.[0] ?? null;
  const run = getRun(context);
  // A page that is gone may have run the chart that is shown now in no version, or in another one.
  const isFitting = mode !== null && run !== null && !isForeign(context);
  return {
    pages: context.pages,
    page: context.page,
    emptyReason: nothing ?? (isFitting ? null : run === null ? ('notRecorded' as const) : ('refused' as const)),
    mode: isFitting ? mode : null,
    run,
    /** Runs of the chart that is shown that can be looked at in place of this one. */
    otherRuns: context.runs.filter(({ session }) => state.can({ type: 'run.chosen', session })),
    versions: { mode: context.version, ran: run?.version ?? null },
    at: context.at,
    isWatching: state.matches('page'),
    canLeave: state.can({ type: 'watching.ended' }),
    canSend: state.matches({ page: 'live' }),
    /** Why the last event was not sent. */
    refusal: state.matches({ page: { live: 'warned' } }) ? context.reason : null,
    canReturnToLive: state.can({ type: 'live.wanted' }),
    canReplay: state.can({ type: 'replay.requested' }),
    /** Is the real view beside the diagram? */
    hasStage: state.matches('stage') || (state.matches('page') && context.page?.isStage === true),
    reason: context.reason,
    watch: (page: string) => send({ type: 'page.chosen', page }),
    leave: () => send({ type: 'watching.ended' }),
    pick: (session: string) => send({ type: 'run.chosen', session }),
    goToStep: (at: number) => send({ type: 'moment.chosen', at }),
    returnToLive: () => send({ type: 'live.wanted' }),
    sendEvent: (event: { type: string } & Record<string, unknown>) => send({ type: 'event.sent', event }),
    openFile: (file: Blob) => send({ type: 'file.chosen', file }),
    openStage: () => send({ type: 'stage.opened' }),
    replay: () => send({ type: 'replay.requested' }),
    /** The view beside, with the chart as it was started. */
    restart: () => {
      send({ type: 'moment.chosen', at: 0 });
      send({ type: 'replay.requested' });
    },
  };
}
