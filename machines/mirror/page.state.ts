import { mirrorSetup, pageRunTransitions } from './mirror.setup.ts';
import { toNextStage, toStage } from './stage.state.ts';

/** A page is watched: the chart in it is shown as it goes on, or as it was at an earlier moment. */
export const pageState = mirrorSetup.createStateConfig({
  description: 'A page is watched',
  initial: 'connecting',
  on: {
    'page.left': {
      guard: { type: 'isWatched', params: ({ event }) => event.page },
      target: 'pageClosed',
      description: 'The page was closed, or another address was opened in it',
      actions: { type: 'dropPage', params: ({ event }) => event.page },
    },
    'page.appeared': {
      guard: { type: 'isWatched', params: ({ event }) => event.page.page },
      description: 'The page states that it is there: it is called once more, for it may have stopped reporting',
      actions: [{ type: 'addPage', params: ({ event }) => event.page }, 'watch'],
    },
    'watching.ended': {
      target: 'choosing',
      description: 'The page is not watched any longer',
      actions: ['leave', 'forgetPage'],
    },
    'chart.opened': toNextStage,
    'runs.reported': pageRunTransitions,
    'run.chosen': [
      {
        guard: { type: 'isOverRun', params: ({ event }) => event.session },
        target: '.stopped',
        description: 'A run that is over is looked at',
        actions: { type: 'pick', params: ({ event }) => event.session },
      },
      {
        guard: { type: 'isOtherRun', params: ({ event }) => event.session },
        target: '.live',
        description: 'Of more than one run of this chart, another is looked at',
        actions: { type: 'pick', params: ({ event }) => event.session },
      },
    ],
  },
  states: {
    connecting: {
      description: 'The page is called for what runs in it',
      entry: 'watch',
      after: { patience: { target: 'unresponsive', description: 'It does not answer' } },
    },
    unresponsive: { description: 'The page does not answer: it hangs, or was closed without a word' },
    notRunning: { description: 'The page does not run this chart now' },
    refused: { description: 'The page runs another version of this chart, which the diagram does not show' },
    live: {
      description: 'What happens in the page is shown as it happens',
      initial: 'following',
      states: {
        following: { description: 'Events can be sent to the chart in the page' },
        warned: {
          description: 'The chart would stop at the event, so it was not sent',
          exit: 'forgetReason',
        },
      },
      on: {
        'event.refused': {
          target: '.warned',
          description: 'The chart in the page would stop at the event',
          actions: { type: 'storeReason', params: ({ event }) => event },
        },
        'moment.chosen': {
          target: 'scrubbed',
          description: 'An earlier moment is looked at',
          actions: { type: 'scrub', params: ({ event }) => event.at },
        },
        'replay.requested': toStage,
        'event.sent': {
          target: '.following',
          description: 'An event is sent to the chart in the page',
          actions: { type: 'send', params: ({ event }) => event.event },
        },
      },
    },
    scrubbed: {
      description: 'An earlier moment is looked at, while the page goes on',
      on: {
        'moment.chosen': {
          description: 'Another moment',
          actions: { type: 'scrub', params: ({ event }) => event.at },
        },
        'live.wanted': [
          { guard: 'isRunOver', target: 'stopped', description: 'The run is over meanwhile', actions: 'comeBack' },
          { target: 'live', description: 'What happens now is shown again', actions: 'comeBack' },
        ],
        'runs.reported': {
          guard: { type: 'isSameRun', params: ({ event }) => event },
          description: 'The page goes on; the moment stays',
          actions: { type: 'keepRuns', params: ({ event }) => event },
        },
        'replay.requested': toStage,
      },
    },
    stopped: {
      description: 'The chart does not run any longer; its recording stays',
      on: {
        'moment.chosen': { description: 'A moment of it', actions: { type: 'scrub', params: ({ event }) => event.at } },
        'live.wanted': { guard: 'isScrubbed', description: 'Its last moment', actions: 'comeBack' },
        'replay.requested': toStage,
      },
    },
  },
});
