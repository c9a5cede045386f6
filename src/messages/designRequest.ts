import type { Messages } from './message.ts';

export const designMessages = {
  'design.failed': { text: 'Form not submitted', from: 'DSGN-19' },
} as const satisfies Messages;
