import { mirrorSetup } from './mirror.setup.ts';
import { getRun } from './runs.ts';

/** The way from a recorded moment to the real view. */
export const toStage = {
  target: '#mirror.stage.replaying',
  description: 'The stage is to go through the run up to this moment, to be used from there',
} as const;

/** The real view beside the diagram, on a stage of its own, until it can be watched as any page. */
export const stageState = mirrorSetup.createStateConfig({
  description: 'The real view beside the diagram is made ready',
  initial: 'opening',
  on: {
    'watching.ended': { target: 'choosing', description: 'The stage is put away', actions: 'forgetPage' },
  },
  states: {
    opening: {
      description: 'The stage is opened',
      invoke: {
        id: 'openStage',
        src: 'openStage',
        onDone: {
          target: '#mirror.page',
          description: 'It is there, and is watched',
          actions: [
            { type: 'addPage', params: ({ event }) => event.output },
            { type: 'choosePage', params: ({ event }) => event.output.page },
          ],
        },
        onError: { target: 'unanswered', description: 'It did not start, or does not know this chart' },
      },
    },
    replaying: {
      description: 'The stage goes through the recorded run',
      invoke: {
        id: 'replay',
        src: 'replay',
        input: ({ context }) => ({ session: getRun(context)?.session ?? '', at: context.at }),
        onDone: [
          {
            guard: { type: 'isDiverged', params: ({ event }) => event.output },
            target: 'diverged',
            description: 'The chart came to other states than were recorded',
            actions: [
              { type: 'addPage', params: ({ event }) => event.output.page },
              { type: 'storeReason', params: ({ event }) => event.output },
            ],
          },
          {
            target: '#mirror.page',
            description: 'The chart stands where the recording does, and goes on from there by hand',
            actions: [
              { type: 'addPage', params: ({ event }) => event.output.page },
              { type: 'choosePage', params: ({ event }) => event.output.page.page },
            ],
          },
        ],
        onError: { target: 'unanswered', description: 'The stage did not start, or does not know this chart' },
      },
    },
    diverged: {
      description: 'The replay came to other states than were recorded; the stage can be watched all the same',
      exit: 'forgetReason',
    },
    unanswered: { description: 'The stage did not start, or does not know this chart' },
  },
});

/** A stage goes with its chart's diagram. */
export const toNextStage = {
  guard: 'isBeside',
  target: 'stage',
  description: 'Another diagram is shown: the real view of that chart takes the place of this one',
  actions: ['leave', 'forgetPage'],
} as const;
