import type { Messages } from './message.ts';

export const listFilterMessages = {
  'filters.failed': { text: 'The filters did not load. Please try again.', from: 'own' },
  'filters.unknown': { text: 'Unknown filters were left out: {names}', from: 'own' },
} as const satisfies Messages;
