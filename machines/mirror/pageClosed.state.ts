import { mirrorSetup } from './mirror.setup.ts';
import { toNextStage, toStage } from './stage.state.ts';

/** The page that was watched is closed: what is recorded so far can still be gone through. */
export const pageClosedState = mirrorSetup.createStateConfig({
  description: 'The page that was watched is closed; its recording stays',
  on: {
    'page.appeared': {
      guard: { type: 'isWatched', params: ({ event }) => event.page.page },
      target: 'page',
      description: 'It is back',
      actions: [
        { type: 'addPage', params: ({ event }) => event.page },
        { type: 'choosePage', params: ({ event }) => event.page.page },
      ],
    },
    'chart.opened': toNextStage,
    'runs.reported': {
      description: 'Another chart is shown: what it did in the page',
      actions: { type: 'keepRuns', params: ({ event }) => event },
    },
    'run.chosen': {
      guard: { type: 'isOtherRun', params: ({ event }) => event.session },
      description: 'Another run of this chart is looked at',
      actions: { type: 'pick', params: ({ event }) => event.session },
    },
    'moment.chosen': {
      guard: 'hasRun',
      description: 'A moment of it',
      actions: { type: 'scrub', params: ({ event }) => event.at },
    },
    'live.wanted': { guard: 'isScrubbed', description: 'Its last moment', actions: 'comeBack' },
    'watching.ended': { target: 'choosing', description: 'The recording is put away', actions: 'forgetPage' },
    'replay.requested': { guard: 'hasRun', ...toStage },
  },
});
