import type { WallLayout, WallParts } from '../../src/domain/wallLayout.ts';
import type { Samples } from '../kit/samples.ts';
import type { wallFramesMachine } from './wallFrames.machine.ts';

const place = { width: 20, height: 24, y: 0, mat: 2.4, hooks: null };
/** Three in a row, as the demo catalogue has them. */
export const threeMornings: WallLayout = [
  { ...place, x: 0, print: '/art/misty-ghats' },
  { ...place, x: 23, print: '/art/tea-pickers-path-munnar' },
  { ...place, x: 46, print: '/art/blue-distances' },
];

const frame = (title: string, colour: string) => ({
  id: title,
  variationId: `${title} variation`,
  title,
  description: '',
  colours: [colour],
  style: 'Modern',
  collections: [],
  type: 'Flat',
  material: 'Wood',
  video: null,
  front: null,
  side: null,
  thumbnail: null,
});
const parts: WallParts = { prints: [], frames: [frame('Nordic', 'Natural'), frame('Matte Black', 'Black')] };

export const wallFramesSamples = {
  input: { title: 'Three Mornings in the Hills', layout: threeMornings, frame: 'Nordic', page: null },
  events: [
    { type: 'frame.picked', frame: 'Matte Black' },
    { type: 'frame.applied' },
    { type: 'frames.closed' },
    { type: 'frames.retried' },
    { type: 'xstate.done.actor.readParts', output: parts, reply: 'frames.listed' },
    { type: 'xstate.error.actor.readParts', error: 'down', reply: 'frames.down' },
  ],
  distinguish: ({ frame, parts }) => ({ frame, isThere: parts !== null }),
  compare: ({ frame, parts }) => ({ frame, isThere: parts !== null }),
} satisfies Samples<typeof wallFramesMachine>;
