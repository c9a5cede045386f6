import { assign, emit, setup } from 'xstate';
import { LISTS } from '../../src/domain/listArea.ts';
import type { Meta } from '../kit/meta.ts';

/** `hasAutoplay` is false where the shopper's device requests reduced motion. */
type Input = { slideCount: number; hasAutoplay: boolean };
type Direction = 'forward' | 'backward';
type Context = Input & {
  /** Which slide is seen, from 0. */
  current: number;
  /** The slide whose place it took, and which way that went; null before the first turn. */
  previous: { slide: number; direction: Direction } | null;
};

/** The slide on which the way to the gifts stands in the place of the way to the art. (HOME-02) */
const GIFTS_SLIDE = 3;

const getSlideAt = ({ current, slideCount }: Context, by: number) => (current + by + slideCount) % slideCount;

const nextTransition = { description: 'The shopper turns to the next slide', actions: 'showNext' } as const;
const previousTransition = { description: 'The shopper turns to the slide before', actions: 'showPrevious' } as const;
const chosenTransition = {
  guard: { type: 'isAnother', params: ({ event }: { event: { index: number } }) => event },
  description: 'The shopper picks a slide',
  actions: { type: 'show', params: ({ event }: { event: { index: number } }) => event },
} as const;
const pauseTransition = { target: 'paused', description: 'The shopper pauses the banners' } as const;
/** The five seconds begin anew for a slide that was turned to by hand. */
const restartTransition = { target: 'counting', reenter: true } as const;

/** In milliseconds: so long a banner stands before the next one comes by itself. (HOME-04) */
export const SLIDE_TIME = 5_000;

/** The banners of home, one after the other, unless the shopper would rather look. */
export const bannersMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'next.requested' }
      | { type: 'previous.requested' }
      | { type: 'slide.chosen'; index: number }
      | { type: 'banner.hovered' }
      | { type: 'banner.left' }
      | { type: 'tab.hidden' }
      | { type: 'tab.visible' }
      | { type: 'rotation.paused' }
      | { type: 'rotation.resumed' }
      | { type: 'art.chosen' },
    emitted: {} as { type: 'area.begun'; path: string },
    meta: {} as Meta,
  },
  delays: { slideTime: SLIDE_TIME },
  guards: {
    isSingle: ({ context }) => context.slideCount < 2,
    isMoved: ({ context }) => context.hasAutoplay,
    isAnother: ({ context }, { index }: { index: number }) => index !== context.current && index < context.slideCount,
    leadsToArt: ({ context }) => context.current !== GIFTS_SLIDE,
  },
  actions: {
    showNext: assign(({ context }) => ({
      current: getSlideAt(context, 1),
      previous: { slide: context.current, direction: 'forward' as const },
    })),
    showPrevious: assign(({ context }) => ({
      current: getSlideAt(context, -1),
      previous: { slide: context.current, direction: 'backward' as const },
    })),
    show: assign(({ context }, { index }: { index: number }) => ({
      current: index,
      previous: {
        slide: context.current,
        direction: index > context.current ? ('forward' as const) : ('backward' as const),
      },
    })),
    beginShopArt: emit({ type: 'area.begun', path: LISTS.art.path }),
  },
}).createMachine({
  id: 'banners',
  description: 'The banners of home, which take turns',
  context: ({ input }) => ({ ...input, current: 0, previous: null }),
  initial: 'deciding',
  on: {
    'art.chosen': {
      guard: 'leadsToArt',
      description: 'The shopper turns to art prints, with no filter left from before',
      meta: { requires: ['HOME-01', 'SHELL-06'] },
      actions: 'beginShopArt',
    },
  },
  states: {
    deciding: {
      description: 'Is there anything to turn to, and may it turn by itself?',
      always: [
        { guard: 'isSingle', target: 'single', description: 'There is only one banner' },
        { guard: 'isMoved', target: 'turning.counting', description: 'The visitor lets things move' },
        { target: 'turning.paused', description: 'The visitor asks for less motion' },
      ],
    },
    single: { description: 'One banner, or none: nothing turns' },
    turning: {
      description: 'One of several banners is seen',
      meta: { requires: ['HOME-01', 'HOME-02'] },
      initial: 'counting',
      on: {
        'next.requested': nextTransition,
        'previous.requested': previousTransition,
        'slide.chosen': chosenTransition,
      },
      states: {
        counting: {
          description: 'The next banner comes by itself after five seconds',
          meta: { requires: ['HOME-04'] },
          after: {
            slideTime: {
              ...restartTransition,
              description: 'The next banner takes its turn, after the last the first',
              actions: 'showNext',
            },
          },
          on: {
            'next.requested': { ...nextTransition, ...restartTransition },
            'previous.requested': { ...previousTransition, ...restartTransition },
            'slide.chosen': { ...chosenTransition, ...restartTransition },
            'banner.hovered': { target: 'hovered', description: 'The pointer or the focus rests on the banner' },
            'tab.hidden': { target: 'hidden', description: 'The shopper looks at another tab' },
            'rotation.paused': pauseTransition,
          },
        },
        hovered: {
          description: 'The banner stays while the shopper rests on it',
          on: {
            'banner.left': { target: 'counting', description: 'Neither pointer nor focus rests on it any more' },
            'rotation.paused': pauseTransition,
          },
        },
        hidden: {
          description: 'Nothing turns while nobody can see it',
          on: {
            'tab.visible': { target: 'counting', description: 'The shopper is back' },
            'rotation.paused': pauseTransition,
          },
        },
        paused: {
          description: 'Nothing turns by itself: the shopper, or the device, requested that',
          on: {
            'rotation.resumed': {
              target: 'counting',
              description: 'The shopper has the banners turn again, even while resting on them',
            },
          },
        },
      },
    },
  },
});
