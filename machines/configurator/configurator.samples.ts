import type { Art, Rendition } from '../../src/domain/art.ts';
import { rupees } from '../../src/domain/money.ts';
import type { PriceTable } from '../../src/domain/price.ts';
import type { Samples } from '../kit/samples.ts';
import type { configuratorMachine } from './configurator.machine.ts';

const sized = (style: string, width: number, height: number): Rendition => ({
  url: `/sites/default/files/styles/${style}/public/art/misty-ghats.webp`,
  width,
  height,
});

const mistyGhats: Art = {
  id: 'misty-ghats',
  variationId: 'misty-ghats-print',
  alias: '/art/misty-ghats',
  title: 'Misty Ghats',
  artist: 'Nandini Pazhoor',
  picture: {
    alt: 'Ridges of blue hills one behind the other in mist',
    thumbnail: sized('thumbnail', 128, 160),
    listing: sized('listing', 384, 480),
    detail: sized('inner', 960, 1200),
  },
  fromPrice: rupees(1440),
  max: { width: 24, height: 30 },
  ratio: 0.8,
  orientation: 'portrait',
  themes: ['Hills and Ghats'],
  colours: ['Teal', 'Grey'],
  description: "A few calm forms stand in for a whole day's walk. It takes a narrow wall and makes it seem meant.",
};

const rates = (art: { paper: number; canvas: number }, upload: { paper: number; canvas: number }) => ({
  paper_print: upload.paper,
  canvas_print: upload.canvas,
  paper_print_frame: upload.paper * 2,
  canvas_print_frame: upload.canvas * 2,
  fine_art_paper_print: art.paper,
  fine_art_canvas_print: art.canvas,
  fine_art_paper_print_frame: art.paper * 2,
  fine_art_canvas_print_frame: art.canvas * 2,
});

const table: PriceTable = {
  under256: rates({ paper: 8, canvas: 10.2 }, { paper: 6.6, canvas: 8.5 }),
  '256to1296': rates({ paper: 7.4, canvas: 9.5 }, { paper: 6.25, canvas: 8 }),
  over1296: rates({ paper: 6.9, canvas: 8.9 }, { paper: 5.95, canvas: 7.5 }),
};

export const configuratorSamples = {
  input: { alias: '/art/misty-ghats', known: null },
  events: [
    { type: 'media.chosen', media: 'Paper' },
    { type: 'media.chosen', media: 'Canvas' },
    { type: 'tab.opened', tab: 'Medium' },
    { type: 'tab.opened', tab: 'Large' },
    { type: 'size.chosen', size: { width: 12, height: 15 } },
    { type: 'size.chosen', size: { width: 24, height: 30 } },
    { type: 'art.retried' },
    { type: 'xstate.done.actor.openArt', output: { art: mistyGhats, table }, answer: 'art.found' },
    { type: 'xstate.done.actor.openArt', output: null, answer: 'art.missing' },
    { type: 'xstate.error.actor.openArt', error: 'down', answer: 'art.down' },
  ],
  distinguish: ({ media, tab, size, opened }) => ({ media, tab, size, isOpened: opened !== null }),
  compare: ({ alias, media, tab, size, opened }) => ({ alias, media, tab, size, title: opened?.art.title }),
  unreachable: {
    'configurator.deciding|always|0':
      'Only where the picture was read before: the chart starts full then, as tests/unit/charts/known.test.ts shows',
  },
} satisfies Samples<typeof configuratorMachine>;
