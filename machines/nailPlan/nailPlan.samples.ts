import type { Product } from '../../src/domain/product.ts';
import type { Samples } from '../kit/samples.ts';
import { threeMornings } from '../wallFrames/wallFrames.samples.ts';
import type { nailPlanMachine } from './nailPlan.machine.ts';

const unplanned: Product = {
  area: 'walls',
  id: 'three-mornings-in-the-hills',
  path: '/gallery-walls/three-mornings-in-the-hills',
  title: 'Three Mornings in the Hills',
  attribution: [],
  facts: [],
  dimension: '66 × 24 inches',
  description: '',
  days: '5-7',
  takesPicture: false,
  variations: [
    {
      variation: { type: 'commerce_product_variation--gallery_wall', id: 'three-mornings' },
      price: 1_745_000,
      isSoldOut: false,
      colour: null,
      frame: 'Nordic',
      pictures: [],
    },
  ],
  summary: '',
};
const wall: Product = { ...unplanned, layout: threeMornings };

export const nailPlanSamples = {
  input: { alias: wall.path },
  events: [
    { type: 'plan.retried' },
    { type: 'height.picked', middle: 1600 },
    { type: 'print.requested' },
    { type: 'xstate.done.actor.findWall', output: { wall, names: ['Misty Ghats', '', ''] }, reply: 'product.found' },
    { type: 'xstate.done.actor.findWall', output: { wall: unplanned, names: [] }, reply: 'walls.noPlan' },
    { type: 'xstate.done.actor.findWall', output: null, reply: 'product.none' },
    { type: 'xstate.error.actor.findWall', error: 'down', reply: 'product.down' },
  ],
  distinguish: ({ wall, middle }) => ({ isThere: wall !== null, middle }),
  compare: ({ wall, middle }) => ({ title: wall?.title ?? null, isPlanned: wall?.layout !== undefined, middle }),
} satisfies Samples<typeof nailPlanMachine>;
