import type { Messages } from './message.ts';

/** Why a page does not open. */
export const forbiddenMessages = {
  'forbidden.login': { text: 'Please log in first', from: 'own' },
  'forbidden.loginText': { text: 'This page is your own: it opens as soon as we know who you are.', from: 'own' },
  'forbidden.title': { text: 'There is nothing here yet', from: 'own' },
  'forbidden.text': { text: 'This page opens once you are signed in, or have something in your bag.', from: 'own' },
} as const satisfies Messages;
