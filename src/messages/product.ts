import type { Messages } from './message.ts';

export const productMessages = {
  'product.failed': { text: 'This page could not be read just now.', from: 'own' },
  'product.picture': { text: 'Picture {n} of {of}', from: 'own' },
  'product.soldOut': { text: 'sold out', from: 'own' },
} as const satisfies Messages;
