import { assign, emit, setup } from 'xstate';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { getRun, isForeign, type Run, type RunSelection, type WatchedPage } from './runs.ts';

export type MirrorContext = RunSelection & {
  /** Pages that can be watched now. */
  pages: readonly WatchedPage[];
  /** The page that is watched, or was last; null for none. */
  page: WatchedPage | null;
  /** The step of the run that is looked at, from 0 for its start; null for where it is now. */
  at: number | null;
  /** The file that was chosen; null for none. */
  file: Blob | null;
  /** Why a replay came to other states than were recorded, or an event was not sent. */
  reason: string | null;
};

/** What of the chart that is shown runs in the page, or is in the recording. */
export type RunsReport = { version: string; runs: readonly Run[] };

export type MirrorEvent =
  | { type: 'page.appeared'; page: WatchedPage }
  | { type: 'page.left'; page: string }
  | { type: 'page.chosen'; page: string }
  | { type: 'watching.ended' }
  | ({ type: 'runs.reported' } & RunsReport)
  | { type: 'run.chosen'; session: string }
  | { type: 'moment.chosen'; at: number }
  | { type: 'live.wanted' }
  | { type: 'event.sent'; event: { type: string } & Record<string, unknown> }
  /** The chart in the page would stop at the event, so it was not sent. */
  | { type: 'event.refused'; reason: string }
  | { type: 'file.chosen'; file: Blob }
  | { type: 'stage.opened' }
  /** The diagram of another chart is shown. */
  | { type: 'chart.opened' }
  | { type: 'replay.requested' };

/** The stage that went through a run; `reason` where it came to other states than were recorded. */
export type ReplayResult = { page: WatchedPage; reason: string | null };

/** What the mirror lets out, for the channel between pages. */
export type MirrorEffect =
  | { type: 'watch'; page: string }
  | { type: 'leave'; page: string }
  | { type: 'send'; page: string; session: string; event: { type: string } & Record<string, unknown> };

const getReport = ({ event }: { event: RunsReport | { output: RunsReport } }) =>
  'output' in event ? event.output : event;

/** Types, ports, guards and actions of the mirror's chart. */
export const mirrorSetup = setup({
  types: {
    context: {} as MirrorContext,
    events: {} as MirrorEvent,
    input: {} as { version: string },
    emitted: {} as MirrorEffect,
    meta: {} as Meta,
  },
  actors: {
    /** The runs of the chart that is shown in a saved recording; rejects where the file holds none. */
    readRecording: port<RunsReport, { file: Blob }>('readRecording'),
    openStage: port<WatchedPage>('openStage'),
    replay: port<ReplayResult, { session: string; at: number | null }>('replay'),
  },
  guards: {
    isKnown: ({ context }, page: string) => context.pages.some((each) => each.page === page),
    isBeside: ({ context }) => context.page?.isStage === true,
    isWatched: ({ context }, page: string) => context.page?.page === page,
    isAbsent: (_, { runs }: RunsReport) => runs.length === 0,
    isForeign: ({ context }, { version, runs }: RunsReport) => isForeign({ ...context, version, runs }),
    isOver: ({ context }, { version, runs }: RunsReport) => getRun({ ...context, version, runs })?.isOver === true,
    isSameRun: ({ context }, { version, runs }: RunsReport) => {
      const next = { ...context, version, runs };
      return getRun(next) !== null && getRun(next)?.session === getRun(context)?.session && !isForeign(next);
    },
    isRunOver: ({ context }) => getRun(context)?.isOver === true,
    isOverRun: ({ context }, session: string) =>
      getRun(context)?.session !== session && context.runs.some((run) => run.session === session && run.isOver),
    isOtherRun: ({ context }, session: string) =>
      getRun(context)?.session !== session && context.runs.some((run) => run.session === session),
    isScrubbed: ({ context }) => context.at !== null && getRun(context) !== null && !isForeign(context),
    hasRun: ({ context }) => getRun(context) !== null && !isForeign(context),
    isDiverged: (_, { reason }: ReplayResult) => reason !== null,
    hasNoPage: ({ context }) => context.pages.length === 0,
  },
  actions: {
    addPage: assign(({ context }, page: WatchedPage) => ({
      pages: [...context.pages.filter((each) => each.page !== page.page), page],
    })),
    dropPage: assign(({ context }, page: string) => ({ pages: context.pages.filter((each) => each.page !== page) })),
    choosePage: assign(({ context }, page: string) => ({
      page: context.pages.find((each) => each.page === page) ?? null,
      runs: [],
      selectedSession: null,
      at: null,
    })),
    forgetPage: assign({ page: null, runs: [], selectedSession: null, at: null }),
    keepFile: assign((_, file: Blob) => ({ file })),
    watch: emit(({ context }) => ({ type: 'watch', page: context.page?.page ?? '' })),
    leave: emit(({ context }) => ({ type: 'leave', page: context.page?.page ?? '' })),
    keepRuns: assign((_, { version, runs }: RunsReport) => ({ version, runs })),
    pick: assign((_, session: string) => ({ selectedSession: session, at: null })),
    scrub: assign((_, at: number) => ({ at })),
    comeBack: assign({ at: null }),
    send: emit(({ context }, event: Extract<MirrorEvent, { type: 'event.sent' }>['event']) => ({
      type: 'send',
      page: context.page?.page ?? '',
      session: getRun(context)?.session ?? '',
      event,
    })),
    storeReason: assign((_, { reason }: Pick<ReplayResult, 'reason'>) => ({ reason })),
    forgetReason: assign({ reason: null }),
  },
  delays: { patience: 3_000 },
});

const keep = { type: 'keepRuns', params: getReport } as const;
const misfits = <const Absent extends string, const Foreign extends string>(absent: Absent, foreign: Foreign) =>
  [
    {
      guard: { type: 'isAbsent', params: getReport },
      target: absent,
      description: 'The chart that is shown has not run there',
      actions: keep,
    },
    {
      guard: { type: 'isForeign', params: getReport },
      target: foreign,
      description: 'It ran there in another version than the one that is shown',
      actions: keep,
    },
  ] as const;

/** Where a page stands with the chart that is shown. */
export const pageRunTransitions = [
  ...misfits('.notRunning', '.refused'),
  {
    guard: { type: 'isOver', params: getReport },
    target: '.stopped',
    description: 'It ran there, and does no more',
    actions: keep,
  },
  { target: '.live', description: 'It runs there', actions: keep },
] as const;

/** Where a recording stands with the chart that is shown. */
export const createFileRunTransitions = <
  const Absent extends string,
  const Foreign extends string,
  const Fits extends string,
>(
  absent: Absent,
  foreign: Foreign,
  fits: Fits,
) => [...misfits(absent, foreign), { target: fits, description: 'It ran there', actions: keep }] as const;
