import { pausedState } from './paused.state.ts';
import { type Pace, type PathAddress, playerSetup, type ScreenWidth } from './player.setup.ts';

const toPathAddress = ({ event: { path, step } }: { event: PathAddress }): PathAddress => ({ path, step });
const pace = ({ event }: { event: { pace: Pace } }) => event.pace;
const width = ({ event }: { event: { output: ScreenWidth } }) => event.output;
const fault = ({ event }: { event: { error: unknown } }) => event.error;

/** How a step that is under way ends. */
const ends = {
  onDone: { target: 'arrived', description: 'It led where the chart states', actions: 'advance' },
  onError: {
    target: 'paused.failed',
    description: 'It led elsewhere, or could not be done',
    actions: { type: 'setFault', params: fault },
  },
} as const;

/** Performs the generated paths of a chart on its real view, step by step. */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  description: 'Performs the generated paths of a flow on its real view',
  context: ({ input: { stepCounts } }) => ({
    stepCounts,
    path: 0,
    at: 0,
    goal: 0,
    pace: 'normal',
    width: 'phone',
    isAutoPlaying: false,
    errorMessage: '',
  }),
  initial: 'choosing',
  on: {
    'address.changed': [
      {
        guard: { type: 'isThere', params: toPathAddress },
        description: 'The address states where the player is already',
      },
      {
        guard: { type: 'isNoPath', params: toPathAddress },
        target: '.choosing',
        description: 'The address names no path',
      },
      {
        guard: { type: 'isUnknown', params: toPathAddress },
        target: '.missing',
        description: 'The address names a path that is not there',
      },
      {
        target: '.staged.opening',
        description: 'A link leads to a step of a path',
        actions: { type: 'choose', params: toPathAddress },
      },
    ],
  },
  states: {
    choosing: {
      description: 'The list of paths; none is played',
      entry: 'leave',
      on: {
        'path.chosen': {
          target: 'staged',
          description: 'A path is taken from the list',
          actions: { type: 'choose', params: ({ event: { path } }) => ({ path, step: 0 }) },
        },
      },
    },
    missing: {
      description: 'The link leads to a path that no longer exists',
      entry: 'leave',
      on: {
        'list.requested': { target: 'choosing', description: 'On to the paths that there are', actions: 'showList' },
      },
    },
    staged: {
      description: 'A path is on the stage',
      initial: 'opening',
      on: {
        'list.requested': { target: 'choosing', description: 'Back to the list', actions: 'showList' },
        'pace.chosen': {
          guard: { type: 'isOtherPace', params: pace },
          description: 'Faster or slower',
          actions: { type: 'keepPace', params: pace },
        },
      },
      states: {
        opening: {
          description: 'The real view is put on the stage, with a backend of its own',
          entry: 'begin',
          invoke: {
            id: 'openStage',
            src: 'openStage',
            input: ({ context }) => context.path,
            onDone: {
              target: 'arrived',
              description: 'The view stands at the start of the path, on the screen that it asks for',
              actions: { type: 'keepWidth', params: width },
            },
            onError: {
              target: 'refused',
              description: 'The view could not be shown',
              actions: { type: 'setFault', params: fault },
            },
          },
        },
        arrived: {
          description: 'What now?',
          always: [
            { guard: 'isBehind', target: 'catchingUp', description: 'Not yet where it shall be' },
            { guard: 'isAtEnd', target: 'paused.finished', description: 'That was the last step' },
            { guard: 'goesOn', target: 'paused.waiting', description: 'It goes on by itself' },
            { target: 'paused.ready', description: 'It waits' },
          ],
        },
        catchingUp: {
          description: 'Steps are done at once, up to the one that was requested',
          invoke: {
            id: 'catchUp',
            src: 'performStep',
            input: ({ context }) => ({ path: context.path, step: context.at + 1, isVisible: false }),
            ...ends,
          },
        },
        stepping: {
          description: 'A step is done so that it can be watched',
          on: {
            'pause.requested': { guard: 'goesOn', description: 'It stops after this step', actions: 'rest' },
            'play.requested': { guard: 'rests', description: 'It goes on after this step', actions: 'goOn' },
          },
          invoke: {
            id: 'performStep',
            src: 'performStep',
            input: ({ context }) => ({
              path: context.path,
              step: context.at + 1,
              isVisible: !context.isAutoPlaying || context.pace !== 'fast',
            }),
            ...ends,
          },
        },
        paused: pausedState,
        refused: {
          description: 'The view of this flow could not be put on the stage',
          on: { 'retry.requested': { target: 'opening', description: 'Try it once more' } },
        },
        releasing: {
          description: 'The simulated backend and clock are released',
          invoke: {
            id: 'giveToHand',
            src: 'giveToHand',
            onDone: { target: 'paused.manual', description: 'The view is in your hands' },
            onError: {
              target: 'refused',
              description: 'The stage does not answer',
              actions: { type: 'setFault', params: fault },
            },
          },
        },
      },
    },
  },
});
