/** Back to the first day, after a question. */
export const dataState = {
  description: 'What accounts, orders and letters the backend holds',
  initial: 'idle',
  states: {
    idle: {
      description: 'The data is as the calls left it',
      on: { 'reset.requested': { target: 'confirming', description: 'All of it is to go' } },
    },
    confirming: {
      description: 'Shall accounts, orders and letters really go?',
      on: {
        'reset.confirmed': { target: 'resetting', description: 'Yes, reset' },
        'reset.refused': { target: 'idle', description: 'No, leave it' },
      },
    },
    resetting: {
      description: 'The data goes back to the first day',
      invoke: {
        id: 'resetData',
        src: 'resetData',
        onDone: { target: 'reset', description: 'The data is as it was at first' },
        onError: { target: 'resetFailed', description: 'The data could not be reset' },
      },
    },
    reset: {
      description: 'The data is as on the first day; the page still shows what it read before',
      on: {
        'page.reloaded': { description: 'The page is reloaded', actions: 'reload' },
        'reset.requested': { target: 'confirming', description: 'Reset the data, once more' },
      },
    },
    resetFailed: {
      description: 'The data could not be set back',
      on: { 'reset.requested': { target: 'confirming', description: 'Reset the data, once more' } },
    },
  },
} as const;
