const step = ({ event }: { event: { step: number } }) => event.step;

const toStart = {
  target: '#player.staged.opening',
  description: 'To the start of the path',
  actions: { type: 'setGoal', params: 0 },
} as const;

const toHand = { target: '#player.staged.releasing', description: 'From here on by hand' } as const;

/** Nothing is under way: the view can be looked at. */
export const pausedState = {
  description: 'The view stands after a step',
  initial: 'ready',
  entry: 'showPlace',
  on: {
    'step.undone': {
      guard: 'isAfterStart',
      target: 'opening',
      description: 'One step back: the path is played again up to there',
      actions: 'setPreviousGoal',
    },
    'step.chosen': {
      guard: { type: 'isElsewhere', params: step },
      target: 'opening',
      description: 'Another step: the path is played again up to there',
      actions: { type: 'setGoal', params: step },
    },
  },
  states: {
    ready: {
      description: 'It waits for the next step',
      on: {
        'step.requested': { target: '#player.staged.stepping', description: 'The next step' },
        'play.requested': {
          target: '#player.staged.stepping',
          description: 'One step after the other',
          actions: 'goOn',
        },
        'step.chosen': {
          guard: { type: 'isAhead', params: step },
          target: '#player.staged.catchingUp',
          description: 'On to a later step, at once',
          actions: { type: 'setGoal', params: step },
        },
        'hand.requested': toHand,
      },
    },
    waiting: {
      description: 'Between two steps, for the eye',
      on: {
        'pause.requested': { target: 'ready', description: 'It stops here', actions: 'rest' },
        'step.requested': { target: '#player.staged.stepping', description: 'The next step at once' },
      },
      after: { rest: { target: '#player.staged.stepping', description: 'On with the next step' } },
    },
    finished: {
      description: 'The path is played to its end',
      entry: 'rest',
      on: {
        'play.requested': {
          target: '#player.staged.opening',
          description: 'Once more from the start',
          actions: 'playAnew',
        },
        'start.requested': toStart,
        'path.next': {
          guard: 'hasNext',
          target: '#player.staged.opening',
          description: 'The next path of the list',
          actions: 'chooseNext',
        },
        'hand.requested': toHand,
      },
    },
    failed: {
      description: 'The step did not lead where the chart states',
      on: {
        'retry.requested': {
          target: '#player.staged.opening',
          description: 'Played again up to the step before',
          actions: 'stopHere',
        },
        'start.requested': toStart,
      },
    },
    manual: {
      description: 'A person uses the view by hand, from this step on',
      on: {
        'retry.requested': {
          target: '#player.staged.opening',
          description: 'Back to where the hand took over',
          actions: 'stopHere',
        },
        'start.requested': toStart,
      },
    },
  },
} as const;
