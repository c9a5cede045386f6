import { studioSetup } from './studio.setup.ts';

/** One setting, or two side by side. */
export const settingsState = studioSetup.createStateConfig({
  description: 'How the piece is made up and where it is seen',
  initial: 'opening',
  on: {
    'setting.changed': {
      guard: { type: 'isChange', params: ({ event }) => event.change },
      description: 'Another frame, mat, medium, view, room, paint or light',
      actions: [{ type: 'change', params: ({ event }) => event.change }, 'keep'],
    },
    'picture.chosen': {
      guard: { type: 'isChange', params: ({ event: { picture } }) => ({ picture }) },
      description: 'Another picture, in its own shape and as long as the one before',
      actions: [{ type: 'choosePicture', params: ({ event }) => event.picture }, 'keep'],
    },
    'length.typed': [
      {
        guard: { type: 'isLength', params: ({ event }) => event },
        description: 'A length in inches',
        actions: [{ type: 'changeLength', params: ({ event }) => event }, 'keep'],
      },
      {
        description: 'No length that can be made: the field says so, and the piece stays as it is',
        actions: { type: 'changeLength', params: ({ event }) => event },
      },
    ],
  },
  states: {
    opening: {
      description: 'What did the address keep?',
      always: [
        { guard: 'hasSecond', target: 'compared', description: 'Two settings' },
        { target: 'single', description: 'One setting, or none' },
      ],
    },
    single: {
      description: 'One piece',
      on: {
        'comparison.opened': {
          target: 'compared',
          description: 'A copy stands beside it, to be changed',
          actions: ['copySetting', 'keep'],
        },
      },
    },
    compared: {
      description: 'Two pieces side by side; one of them is worked on',
      on: {
        'side.chosen': {
          guard: { type: 'isOtherSide', params: ({ event }) => event.side },
          description: 'The other one is worked on',
          actions: { type: 'chooseSide', params: ({ event }) => event.side },
        },
        'comparison.closed': {
          target: 'single',
          description: 'The first piece stays',
          actions: ['leaveComparison', 'keep'],
        },
      },
    },
  },
});
