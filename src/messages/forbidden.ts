import type { Messages } from './message.ts';
import { tell } from './told.ts';

/** Why a page does not open. */
export const forbiddenMessages = {
  'forbidden.login': { text: 'Please log in first', from: 'own' },
  'forbidden.loginText': { text: 'This page is your own: it opens as soon as we know who you are.', from: 'own' },
  'forbidden.bag': { text: 'There is nothing here yet', from: 'own' },
  'forbidden.bagText': { text: 'This page opens once there is something in your bag.', from: 'own' },
} as const satisfies Messages;

tell(forbiddenMessages);
