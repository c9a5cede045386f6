import type { Messages } from './message.ts';

export const previewMessages = {
  'preview.noCloser': { text: 'Shown as a drawing. Tap the picture to try the finer view again.', from: 'own' },
  'preview.saving': { text: 'Saving…', from: 'own' },
  'preview.saved': { text: 'The picture is in your downloads.', from: 'own' },
  'preview.notSaved': { text: 'The picture could not be saved. Please try again.', from: 'own' },
} as const satisfies Messages;
