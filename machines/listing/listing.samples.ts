import type { Rendition } from '../../src/domain/art.ts';
import { type ListPage, toArtCard } from '../../src/domain/listCard.ts';
import { NO_FILTERS } from '../../src/domain/listFilters.ts';
import { rupeesToPaise } from '../../src/domain/money.ts';
import type { Samples } from '../kit/samples.ts';
import type { listingMachine } from './listing.machine.ts';

const createRendition = (style: string, slug: string, width: number, height: number): Rendition => ({
  url: `/sites/default/files/styles/${style}/public/art/${slug}.webp`,
  width,
  height,
});

const card = (slug: string, title: string, artist: string, price: number, [width, height]: [number, number]) =>
  toArtCard({
    id: slug,
    variationId: `${slug}-print`,
    alias: `/art/${slug}`,
    title,
    artist,
    picture: {
      alt: title,
      thumbnail: createRendition('thumbnail', slug, Math.round(width / 3), Math.round(height / 3)),
      listing: createRendition('listing', slug, width, height),
      detail: createRendition('inner', slug, Math.round(width * 2.5), Math.round(height * 2.5)),
    },
    fromPrice: rupeesToPaise(price),
  });

/** What the guards look at is the total: more than one page, whatever the list is narrowed to below. */
const found: ListPage = {
  cards: [
    card('misty-ghats', 'Misty Ghats', 'Nandini Pazhoor', 1440, [384, 480]),
    card('last-ferry-to-kainakary', 'Last Ferry to Kainakary', 'Anila Thekkedath', 1728, [320, 480]),
    card('kolam-for-a-new-year', 'Kolam for a New Year', 'Vasuki Ammanur', 1152, [480, 480]),
    card('lotus-tank-early', 'Lotus Tank, Early', 'Blue Lotus Press', 1728, [480, 320]),
  ],
  total: 62,
  pages: 3,
};
const emptyPage: ListPage = { cards: [], total: 0, pages: 0 };

export const listingSamples = {
  input: { area: 'art', page: 1, filters: NO_FILTERS, cachedPage: null },
  events: [
    { type: 'address.changed', page: 1, filters: NO_FILTERS, cachedPage: null },
    { type: 'address.changed', page: 99, filters: null, cachedPage: null },
    { type: 'address.changed', page: 3, filters: null, cachedPage: found },
    { type: 'address.changed', page: 1, filters: { themes: ['Abstract'] }, cachedPage: null },
    { type: 'page.reread', page: 1, filters: NO_FILTERS, listPage: found },
    { type: 'filter.toggled', facet: 'themes', name: 'Botanicals' },
    { type: 'sort.chosen', order: 'price' },
    { type: 'panel.opened' },
    { type: 'panel.closed' },
    { type: 'filters.cleared' },
    { type: 'page.requested', text: '2' },
    { type: 'page.requested', text: '1' },
    { type: 'page.requested', text: 'ten' },
    { type: 'listing.retried' },
    { type: 'xstate.done.actor.findPage', output: found, reply: 'arts.listed' },
    { type: 'xstate.done.actor.findPage', output: emptyPage, reply: 'arts.none' },
    { type: 'xstate.error.actor.findPage', error: 'down', reply: 'arts.down' },
  ],
  distinguish: ({ page, filters, listPage }) => ({ page, filters, total: listPage?.total }),
  // What stands on a page, and how long the list is, are the backend's; the states tell what comes of it.
  compare: ({ page, filters, listPage }) => ({ page, filters, isHere: listPage !== null }),
} satisfies Samples<typeof listingMachine>;
