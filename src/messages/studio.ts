import type { Messages } from './message.ts';

export const studioMessages = {
  'studio.length': { text: 'Type a number of inches from {least} to {most}.', from: 'own' },
  'studio.reading': { text: 'Reading your picture…', from: 'own' },
  'studio.refused': {
    text: 'This file cannot be framed. Choose a JPEG, PNG or WebP of at least 480 pixels a side and at most 40 MB.',
    from: 'own',
  },
  'studio.saving': { text: 'Saving…', from: 'own' },
  'studio.saved': { text: 'The picture is in your downloads, with 300 pixels to the inch.', from: 'own' },
  'studio.notSaved': { text: 'The picture could not be saved. Please try again.', from: 'own' },
} as const satisfies Messages;
