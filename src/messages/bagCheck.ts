import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const bagCheckMessages = {
  'bagCheck.checking': { text: 'Checking stock…', from: 'own' },
  'bagCheck.stopped': { text: 'Not everything in your bag can be had', from: 'own' },
  'bagCheck.wayOn': { text: 'Remove it from your bag to go on, or try again later.', from: 'own' },
} as const satisfies Messages;

tell(bagCheckMessages);
