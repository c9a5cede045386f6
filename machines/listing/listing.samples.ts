import type { Rendition } from '../../src/domain/art.ts';
import { rupees } from '../../src/domain/money.ts';
import type { Samples } from '../kit/samples.ts';
import type { ArtsPage, listingMachine } from './listing.machine.ts';

const sized = (style: string, slug: string, width: number, height: number): Rendition => ({
  url: `/sites/default/files/styles/${style}/public/art/${slug}.webp`,
  width,
  height,
});

const card = (slug: string, title: string, artist: string, price: number, [width, height]: [number, number]) => ({
  id: slug,
  variationId: `${slug}-print`,
  alias: `/art/${slug}`,
  title,
  artist,
  picture: {
    alt: title,
    thumbnail: sized('thumbnail', slug, Math.round(width / 3), Math.round(height / 3)),
    listing: sized('listing', slug, width, height),
    detail: sized('inner', slug, Math.round(width * 2.5), Math.round(height * 2.5)),
  },
  fromPrice: rupees(price),
});

/** What the guards look at is the total: more than one page, whatever the list is narrowed to below. */
const found: ArtsPage = {
  arts: [
    card('misty-ghats', 'Misty Ghats', 'Nandini Pazhoor', 1440, [384, 480]),
    card('last-ferry-to-kainakary', 'Last Ferry to Kainakary', 'Anila Thekkedath', 1728, [320, 480]),
    card('kolam-for-a-new-year', 'Kolam for a New Year', 'Vasuki Ammanur', 1152, [480, 480]),
    card('lotus-tank-early', 'Lotus Tank, Early', 'Blue Lotus Press', 1728, [480, 320]),
  ],
  total: 62,
};

export const listingSamples = {
  input: { page: 1, filters: { themes: [], orientations: [] }, known: null },
  events: [
    { type: 'address.changed', page: 1, filters: { themes: [], orientations: [] } },
    { type: 'address.changed', page: 2, filters: null },
    { type: 'address.changed', page: 1, filters: { themes: ['Abstract'], orientations: [] } },
    { type: 'filter.toggled', kind: 'themes', name: 'Botanicals' },
    { type: 'filters.cleared' },
    { type: 'page.asked', text: '2' },
    { type: 'page.asked', text: '1' },
    { type: 'page.asked', text: 'ten' },
    { type: 'listing.retried' },
    { type: 'xstate.done.actor.findArts', output: found, answer: 'arts.listed' },
    { type: 'xstate.done.actor.findArts', output: { arts: [], total: 0 }, answer: 'arts.none' },
    { type: 'xstate.error.actor.findArts', error: 'down', answer: 'arts.down' },
  ],
  distinguish: ({ page, filters, shown }) => ({ page, filters, total: shown?.total }),
  compare: ({ page, filters, shown }) => ({ page, filters, hasArts: shown ? shown.arts.length > 0 : null }),
  unreachable: {
    'listing.results.deciding|always|0':
      'Only where the page was read before: the chart starts full then, as tests/unit/charts/known.test.ts shows',
  },
} satisfies Samples<typeof listingMachine>;
