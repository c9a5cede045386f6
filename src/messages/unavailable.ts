import type { Messages } from './message.ts';

/** Why a page does not open. */
export const forbiddenMessages = {
  'forbidden.login': { text: 'Please log in first', from: 'own' },
  'forbidden.loginText': { text: 'This page is your own: it opens as soon as we know who you are.', from: 'own' },
  'forbidden.title': { text: 'There is nothing here yet', from: 'own' },
  'forbidden.text': { text: 'This page opens once you are signed in, or have something in your bag.', from: 'own' },
} as const satisfies Messages;

/** What the not-found pages add to their one sentence, by what was looked for. */
export const missingMessages = {
  'missing.thing': {
    text: 'It may have found a wall of its own, or the address has a slip in it.',
    from: 'own',
  },
  'missing.piece': {
    text: 'It may have moved, or no longer hang with us. There is much else on our walls.',
    from: 'own',
  },
  'missing.frame': {
    text: 'We may no longer make this frame. Your picture is kept: go back and choose another one.',
    from: 'own',
  },
  'missing.stage': { text: 'The checkout has no such step. Your bag is as you left it.', from: 'own' },
  'missing.order': { text: 'There is no order at this address. Its number may have a slip in it.', from: 'own' },
  'missing.account': { text: 'Your account has no such page.', from: 'own' },
} as const satisfies Messages;
