import { assign, emit, setup } from 'xstate';
import { EYE_LEVEL } from '../../src/domain/hanging.ts';
import type { Product } from '../../src/domain/product.ts';
import type { nailPlanMessages } from '../../src/messages/galleryWall.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** How high the middle of a wall may hang, in millimetres above the floor. */
export const HEIGHTS: readonly number[] = Array.from({ length: 25 }, (_, step) => 1000 + step * 50);

/** A wall with the names of its prints, in the order of its layout; empty for one that is not on sale. */
export type PlannedWall = { wall: Product; names: readonly string[] };

/** `alias` is the address of the wall's page. */
export type NailPlanInput = { alias: string };

/** Where each nail of a gallery wall goes, on paper. */
export const nailPlanMachine = setup({
  types: {
    context: {} as NailPlanInput & { wall: Product | null; names: readonly string[]; middle: number },
    events: {} as { type: 'plan.retried' } | { type: 'height.picked'; middle: number } | { type: 'print.requested' },
    emitted: {} as Effect,
    input: {} as NailPlanInput,
    meta: {} as Meta<keyof typeof nailPlanMessages>,
  },
  actors: { findWall: port<PlannedWall | null, { alias: string }>('findWall') },
  guards: {
    isMissing: (_, found: PlannedWall | null) => found === null,
    hasLayout: (_, found: PlannedWall | null) => found?.wall.layout !== undefined,
    isOtherHeight: ({ context }, middle: number) => middle !== context.middle && HEIGHTS.includes(middle),
  },
  actions: {
    keep: assign((_, found: PlannedWall | null) => found ?? {}),
    hang: assign((_, middle: number) => ({ middle })),
    print: emit({ type: 'print' }),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
  },
}).createMachine({
  id: 'nailPlan',
  description: 'The plan of the nails of a gallery wall',
  context: ({ input }) => ({ ...input, wall: null, names: [], middle: EYE_LEVEL }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The wall is read by the address of its page',
      meta: { messages: ['nailPlan.reading'], requires: ['WALL-02'] },
      invoke: {
        id: 'findWall',
        src: 'findWall',
        input: ({ context: { alias } }) => ({ alias }),
        onDone: [
          {
            guard: { type: 'hasLayout', params: ({ event }) => event.output },
            target: 'shown',
            description: 'The shop states how the prints hang',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'missing',
            description: 'There is no such wall',
            meta: { requires: ['WALL-08'] },
          },
          {
            target: 'noPlan',
            description: 'The shop does not state how the prints hang',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', description: 'Refused, broken or garbled' },
      },
    },
    shown: {
      description: 'The wall to scale, with the distance of every nail from its centre line and from the floor',
      meta: {
        messages: ['nailPlan.first', 'nailPlan.second', 'nailPlan.third'],
        requires: ['WALL-04'],
      },
      on: {
        'height.picked': {
          guard: { type: 'isOtherHeight', params: ({ event }) => event.middle },
          description: 'The middle of the wall hangs higher or lower',
          actions: { type: 'hang', params: ({ event }) => event.middle },
        },
        'print.requested': { actions: 'print', description: 'It is wanted on paper, or as a PDF' },
      },
    },
    noPlan: {
      description: 'This wall has no plan; links lead back to it and to the contact page',
      meta: { messages: ['nailPlan.none', 'nailPlan.noneWhy'] },
    },
    missing: {
      description: 'There is no such wall; the way leads to the not-found page',
      meta: { requires: ['WALL-08'] },
      entry: { type: 'leaveFor', params: '/404s' },
    },
    failed: {
      description: 'The wall could not be read; it can be tried again',
      meta: { messages: ['nailPlan.failed'] },
      on: { 'plan.retried': { target: 'loading', description: 'The shopper tries again' } },
    },
  },
});
