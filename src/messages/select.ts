import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const selectMessages = {
  'select.printing': { text: 'What Are You Printing?', from: 'CONF-02' },
  'select.framing': { text: 'What Are You Framing?', from: 'CONF-03' },
} as const satisfies Messages;

tell(selectMessages);
