import type { Messages } from './message.ts';

export const forgetMeMessages = {
  'forgetMe.offer': {
    text: 'This signs you out, empties the bag, and removes your addresses, drafts and photos from this browser. Orders that you have placed stay as they are.',
    from: 'own',
  },
  'forgetMe.forgetting': { text: 'Removing everything of yours…', from: 'own' },
  'forgetMe.forgotten': { text: 'This device has forgotten you.', from: 'own' },
} as const satisfies Messages;
