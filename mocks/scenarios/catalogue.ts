import { down, empty, failing, honest, type Scenarios } from './faults.ts';

const ARTS = '*/jsonapi/commerce_product/default';
const TERMS = '*/jsonapi/taxonomy_term/*';
const BLOCKS = '*/jsonapi/block_content/*';
const PRICES = '*/api/getprice';
const missing = failing('get', `${ARTS}/:id`, 404, 'The "entity" parameter was not converted.');

export const catalogueScenarios = {
  'arts.listed': honest,
  'arts.none': empty(ARTS),
  'arts.down': down('get', ARTS),
  'art.found': honest,
  'art.missing': () => [...missing(), ...empty(ARTS)()],
  'art.down': () => [...down('get', `${ARTS}/:id`)(), ...down('get', ARTS)()],
  'terms.listed': honest,
  'terms.none': empty(TERMS),
  'terms.down': down('get', TERMS),
  'home.shown': honest,
  'home.down': down('get', BLOCKS),
  'prices.known': honest,
  'prices.down': down('get', PRICES),
} satisfies Scenarios;
