import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const designMessages = {
  'design.failed': { text: 'Form not submitted', from: 'DSGN-19' },
} as const satisfies Messages;

tell(designMessages);
