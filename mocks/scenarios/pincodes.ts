import { down, downFor, empty, passThrough, type Scenarios, scenario } from './overrides.ts';

const PINCODES = '*/jsonapi/taxonomy_term/pincode';

export const pincodeScenarios = {
  'pincode.found': passThrough,
  'pincode.none': scenario('we deliver nowhere', empty(PINCODES)),
  'pincode.down': scenario('pincodes cannot be looked up', down('get', PINCODES)),
  'pincode.downTwiceThenFound': scenario('a pincode is found at the third try', downFor(2, 'get', PINCODES)),
} satisfies Scenarios;
