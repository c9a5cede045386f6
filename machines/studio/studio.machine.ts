import type { FileEvent } from '../upload/upload.machine.ts';
import { settingsState } from './settings.state.ts';
import { createStudioContext, studioSetup } from './studio.setup.ts';

const saving = {
  'save.requested': { target: 'running', description: 'What is seen is wanted as a PNG' },
} as const;

/** A piece as a designer varies it: picture, frame, mat, size, room and light, beside another one where wanted. */
export const studioMachine = studioSetup.createMachine({
  id: 'studio',
  description: 'Where a designer tries frames: every choice of a piece at once, and two of them side by side',
  context: ({ input }) => createStudioContext(input),
  type: 'parallel',
  states: {
    settings: settingsState,
    picture: {
      description: 'What is framed',
      initial: 'chosen',
      on: {
        'file.chosen': {
          target: '.reading',
          reenter: true,
          description: 'A file of the designer’s own',
        },
      },
      states: {
        chosen: { description: 'A picture of the catalogue, or the file that was read' },
        reading: {
          description: 'The browser reads the file; the picture before it stays until then',
          meta: { messages: ['studio.reading'] },
          invoke: {
            id: 'readPicture',
            src: 'readPicture',
            input: ({ event }) => ({ file: (event as FileEvent).file }),
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: 'chosen',
                description: 'It can be framed, and is',
                actions: { type: 'takePicture', params: ({ event }) => event.output },
              },
              { target: 'refused', description: 'It is too large, too small or no picture' },
            ],
            onError: { target: 'refused', description: 'It could not be read' },
          },
          after: { readingTime: { target: 'refused', description: 'The browser gave it up' } },
        },
        refused: { description: 'The picture before it stays', meta: { messages: ['studio.refused'] } },
      },
    },
    saving: {
      description: 'What is seen as a file',
      initial: 'idle',
      states: {
        idle: { description: 'Nothing was saved yet', on: saving },
        running: {
          description: 'The picture is painted with the pixels of a print, which takes a moment',
          meta: { messages: ['studio.saving'] },
          invoke: {
            id: 'savePicture',
            src: 'savePicture',
            input: ({ event }) =>
              event.type === 'save.requested'
                ? { title: event.title, drawing: event.drawing, screenWidth: event.screenWidth }
                : { title: '', drawing: null, screenWidth: 0 },
            onDone: { target: 'saved', description: 'The browser has it' },
            onError: { target: 'failed', description: 'It could not be painted' },
          },
        },
        saved: { description: 'The file is in the downloads', meta: { messages: ['studio.saved'] }, on: saving },
        failed: {
          description: 'There is no file; it can be tried again',
          meta: { messages: ['studio.notSaved'] },
          on: saving,
        },
      },
    },
  },
});
