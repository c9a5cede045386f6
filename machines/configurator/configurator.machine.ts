import { assign, emit, setup } from 'xstate';
import type { Art } from '../../src/domain/art.ts';
import { DEFAULT_MEDIA, type Media } from '../../src/domain/media.ts';
import type { PriceTable } from '../../src/domain/price.ts';
import { type Bucket, bucketOf, type Size } from '../../src/domain/size.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { artSizes, firstSize, isSameSize, sizesUnder, tabAfter } from './artSizes.ts';

/** A picture and the table of prices, as the backend gives them. */
export type OpenedArt = { art: Art; table: PriceTable };
export type ConfiguratorInput = { alias: string; known: OpenedArt | null };

/** An art print is opened, then its media and size are chosen. */
export const configuratorMachine = setup({
  types: {
    context: {} as { alias: string; opened: OpenedArt | null; media: Media; tab: Bucket; size: Size | null },
    events: {} as
      | { type: 'media.chosen'; media: Media }
      | { type: 'tab.opened'; tab: Bucket }
      | { type: 'size.chosen'; size: Size }
      | { type: 'art.retried' },
    emitted: {} as Effect,
    input: {} as ConfiguratorInput,
    meta: {} as Meta,
  },
  actors: { openArt: port<OpenedArt | null, { alias: string }>('openArt') },
  guards: {
    isFound: (_, opened: OpenedArt | null) => opened !== null,
    isOtherMedia: ({ context }, media: Media) => media !== context.media,
    isOtherTab: ({ context }, tab: Bucket) =>
      tab !== context.tab && sizesUnder(tab, context.opened?.art, context.media).length > 0,
    isOtherSize: ({ context }, size: Size) =>
      !isSameSize(size, context.size) &&
      sizesUnder(context.tab, context.opened?.art, context.media).some((offered) => isSameSize(offered, size)),
  },
  actions: {
    keepArt: assign((_, opened: OpenedArt | null) => ({ opened })),
    chooseFirstSize: assign(({ context }) => {
      const size = firstSize(context.opened?.art, context.media);
      return { size, tab: size ? bucketOf(size) : context.tab };
    }),
    changeMedia: assign(({ context }, media: Media) => ({
      media,
      size: null,
      tab: tabAfter(context.tab, artSizes(context.opened?.art, media)),
    })),
    showNotFound: emit({ type: 'navigate', to: '/404s', replace: true }),
  },
}).createMachine({
  id: 'configurator',
  description: 'Media and size of an art print',
  context: ({ input }) => ({ alias: input.alias, opened: input.known, media: DEFAULT_MEDIA, tab: 'Small', size: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is the picture already at hand?',
      always: [
        {
          guard: { type: 'isFound', params: ({ context }) => context.opened },
          target: 'choosing',
          description: 'The picture came with the document, or was read a moment ago',
          actions: 'chooseFirstSize',
        },
        { target: 'opening' },
      ],
    },
    opening: {
      description: 'The backend is asked for the picture and the prices',
      invoke: {
        id: 'openArt',
        src: 'openArt',
        input: ({ context }) => ({ alias: context.alias }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'choosing',
            description: 'The picture is here; its first size is chosen',
            meta: { requires: ['CONF-20', 'CONF-26'] },
            actions: [{ type: 'keepArt', params: ({ event }) => event.output }, 'chooseFirstSize'],
          },
          { target: 'missing', actions: 'showNotFound', meta: { requires: ['ART-15'] } },
        ],
        onError: 'failed',
      },
    },
    choosing: {
      description: 'The shopper chooses media and size',
      meta: { requires: ['ART-06', 'ART-08', 'CONF-19'] },
      initial: 'sized',
      on: {
        'media.chosen': {
          guard: { type: 'isOtherMedia', params: ({ event }) => event.media },
          target: '.unsized',
          description: 'Another media has other sizes, so the size is chosen anew',
          meta: { requires: ['CONF-17', 'CONF-23'] },
          actions: { type: 'changeMedia', params: ({ event }) => event.media },
        },
        'tab.opened': {
          guard: { type: 'isOtherTab', params: ({ event }) => event.tab },
          description: 'Sizes of another bucket are looked at; the choice stands',
          meta: { requires: ['CONF-10', 'CONF-41'] },
          actions: assign(({ event }) => ({ tab: event.tab })),
        },
        'size.chosen': {
          guard: { type: 'isOtherSize', params: ({ event }) => event.size },
          target: '.sized',
          description: 'A size under the open tab is chosen; its price shows',
          meta: { requires: ['CONF-10', 'CONF-35'] },
          actions: assign(({ event }) => ({ size: event.size })),
        },
      },
      states: {
        sized: { description: 'A size is chosen and its price shows', meta: { requires: ['ART-09', 'CONF-12'] } },
        unsized: { description: 'No size yet', meta: { says: ['art.chooseSize'], requires: ['CONF-23'] } },
      },
    },
    missing: {
      description: 'There is no such picture; the not-found page opens',
      meta: { says: ['art.missing'], requires: ['ART-15'] },
    },
    failed: {
      description: 'The picture could not be read; it can be tried again',
      meta: { says: ['art.failed'] },
      on: { 'art.retried': { target: 'opening', description: 'The shopper tries again' } },
    },
  },
});
