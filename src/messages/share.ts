import type { Messages } from './message.ts';

export const shareMessages = {
  'share.copied': { text: 'Link copied to clipboard!', from: 'ART-22' },
  'share.byHand': { text: 'The browser did not let us copy it. The link is marked: copy it by hand.', from: 'own' },
  'share.manual': {
    text: 'Instagram takes no links from other pages. Yours is copied: open Instagram and paste it into a message, a story or your bio.',
    from: 'own',
  },
  'share.unopened': { text: 'Your device did not open its own list. Choose one of these.', from: 'own' },
} as const satisfies Messages;
