import type { Messages } from './message.ts';

export const selectMessages = {
  'select.printing': { text: 'What Are You Printing?', from: 'CONF-02' },
  'select.framing': { text: 'What Are You Framing?', from: 'CONF-03' },
} as const satisfies Messages;
