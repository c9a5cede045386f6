import type { Messages } from './message.ts';

export const notFoundMessages = {
  'notFound.title': { text: "We can't find the page", from: 'NF-01' },
  'wrong.title': { text: 'Something Went Wrong', from: 'NF-05' },
} as const satisfies Messages;
