import { down, empty, honest, type Scenarios } from './faults.ts';

const PINCODES = '*/jsonapi/taxonomy_term/pincode';

export const pincodeScenarios = {
  'pincode.found': honest,
  'pincode.none': empty(PINCODES),
  'pincode.down': down('get', PINCODES),
} satisfies Scenarios;
