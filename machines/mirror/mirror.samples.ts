import type { Samples } from '../kit/samples.ts';
import type { mirrorMachine } from './mirror.machine.ts';
import { getRun } from './runs.ts';

const VERSION = 'shown';
const tab = { page: 'tab', title: 'Art prints', url: 'https://store.example/art/', isStage: false };
const stage = { page: 'stage', title: 'Stage', url: 'https://store.example/charts/stage.html', isStage: true };
const other = { ...tab, page: 'other', title: 'Cart' };
const first = { session: 'x:1', version: VERSION, isOver: false };
const second = { session: 'x:2', version: VERSION, isOver: true };

const createReply = (runs: readonly (typeof first)[], answer: string) => ({
  type: 'xstate.done.actor.readRecording' as const,
  output: { version: VERSION, runs },
  reply: answer,
});

export const mirrorSamples = {
  input: { version: VERSION },
  events: [
    { type: 'page.appeared', page: tab },
    { type: 'page.appeared', page: other },
    { type: 'page.left', page: 'tab' },
    { type: 'page.left', page: 'other' },
    { type: 'page.left', page: 'stage' },
    { type: 'page.chosen', page: 'tab' },
    { type: 'watching.ended' },
    { type: 'runs.reported', version: VERSION, runs: [] },
    { type: 'runs.reported', version: VERSION, runs: [first] },
    { type: 'runs.reported', version: VERSION, runs: [first, second] },
    { type: 'runs.reported', version: VERSION, runs: [{ ...first, isOver: true }] },
    { type: 'runs.reported', version: VERSION, runs: [{ ...first, version: 'older' }] },
    { type: 'run.chosen', session: 'x:1' },
    { type: 'run.chosen', session: 'x:2' },
    { type: 'moment.chosen', at: 1 },
    { type: 'live.wanted' },
    { type: 'event.sent', event: { type: 'pincode.typed', text: '682001' } },
    { type: 'event.refused', reason: 'Cannot read properties of null' },
    { type: 'file.chosen', file: new Blob(['{}'], { type: 'application/json' }) },
    { type: 'stage.opened' },
    { type: 'chart.opened' },
    { type: 'replay.requested' },
    createReply([first], 'recording.fits'),
    createReply([], 'recording.ofOthers'),
    createReply([{ ...first, version: 'older' }], 'recording.older'),
    { type: 'xstate.error.actor.readRecording', error: 'no recording', reply: 'recording.garbled' },
    { type: 'xstate.done.actor.openStage', output: stage, reply: 'stage.opened' },
    { type: 'xstate.error.actor.openStage', error: 'no stage', reply: 'stage.down' },
    { type: 'xstate.done.actor.replay', output: { page: stage, reason: null }, reply: 'stage.replayed' },
    {
      type: 'xstate.done.actor.replay',
      output: { page: stage, reason: 'It came to another state.' },
      reply: 'stage.diverged',
    },
    { type: 'xstate.error.actor.replay', error: 'no stage', reply: 'stage.down' },
    { type: 'runs.reported', version: VERSION, runs: [second] },
  ],
  distinguish: ({ pages, page, runs, at, ...context }) => [
    pages.some((each) => each.page === 'tab'),
    pages.length > 0,
    page?.page,
    getRun({ ...context, runs }),
    runs.length > 1,
    at !== null,
  ],
  compare: ({ file: _, ...context }) => context,
} satisfies Samples<typeof mirrorMachine>;
