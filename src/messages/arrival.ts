import type { Messages } from './message.ts';

export const arrivalMessages = {
  'arrival.dates': { text: 'Arrives {dates}.', from: 'own' },
} as const satisfies Messages;
