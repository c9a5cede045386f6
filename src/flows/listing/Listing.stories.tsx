import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import { listingSamples } from '../../../machines/listing/listing.samples.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { ListArea } from '../../domain/listArea.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { NO_FILTERS } from '../../domain/listFilters.ts';
import { rupeesToPaise } from '../../domain/money.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import { Listing, listing } from './Listing.tsx';

const renderHeart = ({ variation, title }: ListCard) =>
  variation ? <IconButton look="sheet" icon="heart" label={`Add ${title} to wishlist`} /> : null;

export default {
  component: Listing,
  args: { renderHeart },
  decorators: [inPage],
} satisfies Meta<typeof Listing>;

const at = createStateStories(listing, listingSamples);
const withNames = {
  args: {
    names: {
      themes: ['Abstract', 'Backwaters', 'Botanicals'],
      orientations: ['Portrait', 'Landscape', 'Square'],
    },
  },
};

type PictureFile = { file: string; size: readonly [width: number, height: number] };

const createRendition = ({ file, size: [width, height] }: PictureFile, style: string, longest: number) => ({
  url: `/sites/default/files/styles/${style}/public/${file}.webp`,
  width: Math.round((longest * width) / Math.max(width, height)),
  height: Math.round((longest * height) / Math.max(width, height)),
});

const card = (title: string, file: PictureFile | null, lines: readonly string[], price: number | null): ListCard => ({
  id: title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  lines,
  picture: file && {
    alt: title,
    thumbnail: createRendition(file, 'thumbnail', 160),
    listing: createRendition(file, 'listing', 480),
    detail: createRendition(file, 'inner', 1200),
  },
  variation: price === null ? null : { type: 'commerce_product_variation--object', id: title },
  price: price === null ? null : { amount: rupeesToPaise(price), isFrom: false },
  section: null,
});

/** A few items that differ in their filter values. */
const catalogue: Catalogue = {
  items: [
    { colours: ['Blue', 'White'], sizes: ['Small', 'Large'], prices: ['1000-1500'], artists: ['Anila Thekkedath'] },
    { colours: ['Green'], sizes: ['Large', 'Extra Large'], prices: ['1500-2000'], artists: ['Nandini Pazhoor'] },
  ].map((values, at) => ({ card: card(`Print ${at}`, null, [], null), created: '', values })),
  swatches: { Blue: '#36587f', Green: '#46704f', White: '#f4f1ea' },
};
const withPanel = {
  args: { ...withNames.args, panel: <FacetPanel catalogue={catalogue} hasFailed={false} onRetry={() => {}} /> },
};

export const Loading = { ...at('results.loading'), ...withNames };
export const Shown = { ...at('results.shown'), ...withNames };
export const Empty = { ...at('results.empty'), ...withNames };
export const PastTheEnd = { ...at('results.pastTheEnd'), ...withNames };
export const Failed = { ...at('results.failed'), ...withNames };
export const PanelClosed = { ...at('panel.closed'), ...withPanel };
export const PanelOpen = { ...at('panel.open'), ...withPanel };
export const Ready = { ...at('goToPage.ready'), ...withNames };
export const Current = { ...at('goToPage.current'), ...withNames };
export const Invalid = { ...at('goToPage.invalid'), ...withNames };

/** The list of an area with these cards on a page. */
const createList = (area: ListArea, page: number, cards: readonly ListCard[]): StoryObj => ({
  decorators: [
    (Story) => (
      <listing.Provider
        logic={listingMachine}
        options={{
          input: { area, page, filters: NO_FILTERS, cachedPage: { cards, total: 40, pages: area === 'walls' ? 1 : 2 } },
        }}
      >
        <Story />
      </listing.Provider>
    ),
  ],
});

export const Walls = createList('walls', 1, [
  card(
    'Three Mornings in the Hills',
    { file: 'gallery-walls/wall-three-mornings-in-the-hills', size: [3, 2] },
    ['66 × 24 inches', '3 frames'],
    14_400,
  ),
  card('Small Hours', null, ['30 × 30 inches', '4 frames'], 9_600),
]);

export const Gifts = createList('gifts', 2, [
  {
    ...card('First Chai', { file: 'gifts/gift-first-chai', size: [1, 1] }, ['Teak Courtyard'], 2_400),
    section: 'framedGifts',
  },
  {
    ...card('Your Wedding Picture', { file: 'gifts/gift-your-wedding-picture', size: [1, 1] }, ['Nordic'], 2_900),
    section: 'thoughtfulGifts',
  },
]);

export const Objects = createList('objects', 1, [
  card('Kettle Pond Bottle', { file: 'objects/kettle-pond-bottle-teal', size: [4, 5] }, [], 1_800),
]);

export const MixedMedia = createList('mixedMedia', 1, [
  card(
    'Six Ridges to Munnar',
    { file: 'mixed-media/six-ridges-to-munnar-oak', size: [4, 5] },
    ['Nandini Pazhoor', 'Torn handmade paper and thread on board'],
    18_000,
  ),
]);

export const Blog = createList('blog', 1, [
  card(
    'Hang it lower',
    { file: 'art/misty-ghats', size: [4, 5] },
    ['Most pictures hang too high. The middle belongs where your eyes are.'],
    null,
  ),
]);
