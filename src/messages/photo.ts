import type { Messages } from './message.ts';

export const photoMessages = {
  'photo.choose': { text: 'Upload a photo', from: 'own' },
  'photo.orDrop': { text: 'or drop one here', from: 'own' },
  'photo.finding': { text: 'Fetching your photo…', from: 'own' },
  'photo.replace': { text: 'Replace photo', from: 'own' },
  'photo.sending': { text: 'Sending {name}…', from: 'own' },
  'photo.sent': { text: 'Photo Uploaded', from: 'DSGN-17' },
  'photo.failed': { text: 'Photo not uploaded', from: 'DSGN-14' },
  'photo.failedHint': { text: 'It did not get through. It is still here.', from: 'own' },
} as const satisfies Messages;
