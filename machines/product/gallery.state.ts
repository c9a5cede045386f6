import { productSetup } from './product.setup.ts';

/** The pictures, and the choice that states whose pictures they are. */
export const galleryState = productSetup.createStateConfig({
  description: 'The pictures of what is chosen, one of them large',
  initial: 'onPage',
  on: {
    // As far as there are any: the row has two ends, as on a wall.
    'picture.next': {
      guard: 'hasNextPicture',
      description: 'On to the next picture, as far as there is one',
      actions: { type: 'show', params: ({ context }) => context.pictureIndex + 1 },
      meta: { requires: ['DECOR-05', 'MIX-06'] },
    },
    'picture.previous': {
      guard: 'hasPreviousPicture',
      description: 'Back to the picture before, as far as there is one',
      actions: { type: 'show', params: ({ context }) => context.pictureIndex - 1 },
      meta: { requires: ['DECOR-05', 'MIX-06'] },
    },
  },
  states: {
    onPage: {
      description: 'Large on the page, the others small beside it',
      meta: { requires: ['DECOR-05', 'MIX-06'] },
      on: {
        'variation.chosen': {
          guard: { type: 'isOtherVariation', params: ({ event }) => event.id },
          description: 'Another colour: its own pictures, from the first one on; a link to this page brings it back',
          actions: [
            { type: 'choose', params: ({ event }) => event.id },
            { type: 'writeAddress', params: ({ event }) => event.id },
          ],
          meta: { requires: ['DECOR-11', 'DECOR-12', 'MIX-08'] },
        },
        'picture.picked': {
          guard: { type: 'isOtherPicture', params: ({ event }) => event.at },
          description: 'One of the small pictures, or a swipe',
          actions: { type: 'show', params: ({ event }) => event.at },
          meta: { requires: ['DECOR-05', 'MIX-06'] },
        },
        'frames.opened': {
          guard: 'hasLayout',
          target: 'framing',
          description: 'The frames of the whole wall are to be others',
          meta: { requires: ['WALL-04'] },
        },
        'zoom.opened': {
          guard: 'hasPicture',
          target: 'zoomed',
          description: 'It is looked at from near',
          meta: { requires: ['WALL-03', 'GIFT-10', 'DECOR-05', 'MIX-06'] },
        },
      },
    },
    zoomed: {
      description: 'In a popup as large as the window, to come near to',
      meta: { requires: ['WALL-03', 'GIFT-10', 'DECOR-05', 'MIX-06'] },
      on: { 'zoom.closed': { target: 'onPage', description: 'Back to the page' } },
    },
    framing: {
      description: 'The choice of one frame for all prints of the wall is open',
      meta: { requires: ['WALL-04'] },
      on: {
        'frame.chosen': {
          target: 'onPage',
          description: 'All prints of the wall have this frame from now on, in its picture and in the bag',
          actions: [{ type: 'frame', params: ({ event }) => event.wall }, 'saveWall'],
          meta: { requires: ['CART-19'] },
        },
        'frames.closed': { target: 'onPage', description: 'The frames stay as they are' },
      },
    },
  },
});
