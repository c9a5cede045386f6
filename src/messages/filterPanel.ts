import type { Messages } from './message.ts';

export const filterPanelMessages = {
  'filters.failed': { text: 'The filters did not load. Please try again.', from: 'own' },
} as const satisfies Messages;
