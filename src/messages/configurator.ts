import type { Messages } from './message.ts';

export const configuratorMessages = {
  'art.failed': { text: 'This picture did not open. Please try again.', from: 'own' },
  'art.missing': { text: 'This picture no longer hangs with us.', from: 'own' },
  'art.chooseSize': { text: 'Choose a size to see its price', from: 'own' },
} as const satisfies Messages;
