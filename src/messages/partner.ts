import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const partnerMessages = {
  'partner.failed': { text: 'Please try later!', from: 'PART-15' },
} as const satisfies Messages;

tell(partnerMessages);
