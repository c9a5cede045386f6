import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const optOutMessages = {
  'optOut.mail': { text: 'Enter valid email', from: 'STAT-08' },
  'optOut.done': { text: 'Done. Our newsletter no longer goes to this address.', from: 'own' },
  'optOut.failed': { text: 'We could not take the address off our list', from: 'own' },
} as const satisfies Messages;

tell(optOutMessages);
