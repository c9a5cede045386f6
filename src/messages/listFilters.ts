import type { Messages } from './message.ts';

export const listFilterMessages = {
  'filters.unknown': { text: 'Unknown filters were left out: {names}', from: 'own' },
} as const satisfies Messages;
