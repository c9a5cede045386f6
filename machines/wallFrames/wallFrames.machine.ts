import { assign, enqueueActions, setup } from 'xstate';
import {
  type FramedWall,
  frameWall,
  listPrintPaths,
  type WallLayout,
  type WallParts,
} from '../../src/domain/wallLayout.ts';
import type { wallFramesMessages } from '../../src/messages/galleryWall.ts';
import type { Meta } from '../kit/meta.ts';
import { type Listener, port } from '../kit/port.ts';

/** What the page hears: the wall in the frame that was chosen, or that nothing changes. */
export type WallFramesReport = { type: 'frame.chosen'; wall: FramedWall } | { type: 'frames.closed' };

/** `frame` is the name of the frame that the wall has now; `page` is who opened the choice. */
export type WallFramesInput = {
  title: string;
  layout: WallLayout;
  frame: string;
  page: Listener<WallFramesReport> | null;
};

const closed = {
  target: 'closed',
  description: 'The shopper leaves the frames as they are',
  actions: 'reportClosed',
} as const;

type WallFramesContext = WallFramesInput & { parts: WallParts | null };

/** The wall in the frame that is looked at. */
export const getFramedWall = ({ layout, frame, parts }: WallFramesContext): FramedWall =>
  frameWall(layout, frame, parts ?? { prints: [], frames: [] });

/** One frame for all prints of a gallery wall, seen on the whole wall before it is chosen. */
export const wallFramesMachine = setup({
  types: {
    context: {} as WallFramesContext,
    events: {} as
      | { type: 'frame.picked'; frame: string }
      | { type: 'frame.applied' }
      | { type: 'frames.closed' }
      | { type: 'frames.retried' },
    input: {} as WallFramesInput,
    meta: {} as Meta<keyof typeof wallFramesMessages>,
  },
  actors: { readParts: port<WallParts, { paths: readonly string[] }>('readParts') },
  guards: {
    isOther: ({ context }, frame: string) =>
      frame !== context.frame && (context.parts?.frames.some(({ title }) => title === frame) ?? false),
  },
  actions: {
    keep: assign((_, parts: WallParts) => ({ parts })),
    pick: assign((_, frame: string) => ({ frame })),
    reportFrame: enqueueActions(({ context, enqueue }) => {
      if (context.page) enqueue.sendTo(context.page, { type: 'frame.chosen', wall: getFramedWall(context) });
    }),
    reportClosed: enqueueActions(({ context: { page }, enqueue }) => {
      if (page) enqueue.sendTo(page, { type: 'frames.closed' });
    }),
  },
}).createMachine({
  id: 'wallFrames',
  description: 'One frame for all prints of a gallery wall',
  context: ({ input }) => ({ ...input, parts: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The prints of the wall and the frames of the shop are read',
      meta: { messages: ['wallFrames.loading'], requires: ['WALL-04', 'API-27'] },
      invoke: {
        id: 'readParts',
        src: 'readParts',
        input: ({ context: { layout } }) => ({ paths: listPrintPaths(layout) }),
        onDone: {
          target: 'choosing',
          description: 'Prints and frames are at hand',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', description: 'Refused, broken or garbled' },
      },
      on: { 'frames.closed': closed },
    },
    choosing: {
      description: 'The wall is seen to scale in a frame; another one is picked, until one is chosen',
      meta: { messages: ['wallFrames.price'], requires: ['WALL-04'] },
      on: {
        'frame.picked': {
          guard: { type: 'isOther', params: ({ event }) => event.frame },
          description: 'The shopper looks at the wall in another frame',
          actions: { type: 'pick', params: ({ event }) => event.frame },
        },
        'frame.applied': {
          target: 'chosen',
          description: 'The shopper takes the frame that is seen',
          actions: 'reportFrame',
        },
        'frames.closed': closed,
      },
    },
    failed: {
      description: 'Prints or frames could not be read; it can be tried again',
      meta: { messages: ['wallFrames.failed'] },
      on: {
        'frames.retried': { target: 'loading', description: 'The shopper tries again' },
        'frames.closed': closed,
      },
    },
    chosen: { type: 'final', description: 'The page has the frame' },
    closed: { type: 'final', description: 'The wall keeps the frame that it had' },
  },
});
