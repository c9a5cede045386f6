import { LISTS } from '../../domain/listArea.ts';
import type { MessageId } from '../../messages/messages.ts';

type To = { to: string; name: string };

/** What a not-found page adds, by what was looked for, and other ways on where there are fitting ones. */
type Way = { text: MessageId; on: readonly To[] };

const ART = { to: LISTS.art.path, name: 'See the prints' };

/** By the address that a page redirects to. (NF-01, FRAME-14) */
const WAYS: Readonly<Record<string, Way>> = {
  '/404': {
    text: 'missing.thing',
    on: [
      { to: LISTS.objects.path, name: 'Decor objects' },
      { to: LISTS.mixedMedia.path, name: 'Mixed media' },
      { to: LISTS.blog.path, name: 'Journal' },
    ],
  },
  '/404s': {
    text: 'missing.piece',
    on: [ART, { to: LISTS.walls.path, name: 'Gallery walls' }, { to: LISTS.gifts.path, name: 'Gifts' }],
  },
  '/404f': { text: 'missing.frame', on: [{ to: '/select/frame', name: 'Frame a picture' }] },
  '/404c': { text: 'missing.stage', on: [{ to: '/checkout/shopping-bag/', name: 'To the bag' }] },
  '/404p': { text: 'missing.order', on: [{ to: '/account/orders/', name: 'My orders' }] },
  '/404a': { text: 'missing.account', on: [{ to: '/account/profile/', name: 'My account' }] },
};

/** The ways on from an address where nothing is. */
export const wayFrom = (pathname: string): Way =>
  WAYS[pathname.replace(/\/$/, '')] ?? { text: 'notFound.text', on: [ART] };
