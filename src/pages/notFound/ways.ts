import type { MessageId } from '../../messages/messages.ts';

/** What a not-found page adds, by what was looked for, and another way on where there is a fitting one. */
type Way = { text: MessageId; on?: { to: string; name: string } };

/** By the address that a page redirects to. (NF-01, FRAME-14) */
const WAYS: Readonly<Record<string, Way>> = {
  '/404s': { text: 'missing.piece', on: { to: '/art/', name: 'See the prints' } },
  '/404f': { text: 'missing.frame', on: { to: '/select/frame', name: 'Frame a picture' } },
  '/404c': { text: 'missing.stage', on: { to: '/checkout/shopping-bag/', name: 'To the bag' } },
  '/404p': { text: 'missing.order' },
  '/404a': { text: 'missing.account' },
};

/** The way on from an address where nothing is. */
export const wayFrom = (pathname: string): Way => WAYS[pathname.replace(/\/$/, '')] ?? { text: 'notFound.text' };
