import { createFileRunTransitions, mirrorSetup } from './mirror.setup.ts';
import { toStage } from './stage.state.ts';

/** A saved recording in place of a page. */
export const fileState = mirrorSetup.createStateConfig({
  description: 'A saved recording is looked at',
  initial: 'reading',
  on: {
    'watching.ended': { target: 'choosing', description: 'The recording is put away', actions: 'forgetPage' },
  },
  states: {
    reading: {
      description: 'The file is read',
      invoke: {
        id: 'readRecording',
        src: 'readRecording',
        input: ({ context }) => ({ file: context.file as Blob }),
        onDone: createFileRunTransitions('read.notRecorded', 'read.refused', 'read.opened'),
        onError: { target: 'invalid', description: 'The file holds no recording' },
      },
    },
    invalid: { description: 'The file holds no recording' },
    read: {
      description: 'The file was read',
      initial: 'opened',
      on: {
        'runs.reported': createFileRunTransitions('.notRecorded', '.refused', '.opened'),
      },
      states: {
        notRecorded: { description: 'This chart did not run while it was recorded' },
        refused: { description: 'It was recorded from another version of this chart, which the diagram does not show' },
        opened: {
          description: 'The recording can be gone through',
          on: {
            'moment.chosen': {
              description: 'A moment of it',
              actions: { type: 'scrub', params: ({ event }) => event.at },
            },
            'live.wanted': { guard: 'isScrubbed', description: 'Its last moment', actions: 'comeBack' },
            'replay.requested': toStage,
          },
        },
      },
    },
  },
});
