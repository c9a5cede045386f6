import { down, downFor, empty, honest, type Scenarios, scenario } from './departures.ts';

const FRAMES = '*/jsonapi/commerce_product/frame';

export const frameScenarios = {
  'frames.listed': honest,
  'frames.none': scenario('there are no frames', empty(FRAMES)),
  'frames.down': scenario('frames cannot be listed', down('get', FRAMES)),
  'frames.downTwiceThenListed': scenario('frames are listed at the third try', downFor(2, 'get', FRAMES)),
} satisfies Scenarios;
