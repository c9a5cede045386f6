import type { Messages } from './message.ts';

export const searchMessages = {
  'search.noData': { text: 'no data', from: 'CAT-24' },
  'search.none': { text: 'No results found..', from: 'CAT-26' },
  'search.searching': { text: 'Searching…', from: 'own' },
  'search.found': { text: 'Results: {count}', from: 'own' },
  'search.failed': { text: 'The search did not answer.', from: 'own' },
} as const satisfies Messages;
