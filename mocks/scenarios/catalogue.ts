import { down, downFor, empty, failWith, passThrough, type Scenarios, scenario, together } from './overrides.ts';

const ARTS = '*/jsonapi/commerce_product/default';
const FRAMES = '*/jsonapi/commerce_product/frame';
const TERMS = '*/jsonapi/taxonomy_term/*';
const BLOCKS = '*/jsonapi/block_content/*';
const WALLS_BLOCK = '*/jsonapi/block_content/gallery_walls';
const PRICES = '*/api/getprice';
const missing = failWith('get', `${ARTS}/:id`, 404, 'The "entity" parameter was not converted.');

export const catalogueScenarios = {
  'arts.listed': passThrough,
  'arts.none': scenario('the list of prints is empty', empty(ARTS)),
  'arts.down': scenario('prints cannot be listed', down('get', ARTS)),
  'arts.downTwiceThenListed': scenario('prints are listed at the third try', downFor(2, 'get', ARTS)),
  'art.found': passThrough,
  'art.missing': scenario('no print is found', together(missing, empty(ARTS))),
  'art.down': scenario('no print can be opened', together(down('get', `${ARTS}/:id`), down('get', ARTS))),
  'frames.listed': passThrough,
  'frames.none': scenario('there are no frames', empty(FRAMES)),
  'frames.down': scenario('frames cannot be listed', down('get', FRAMES)),
  'frames.downTwiceThenListed': scenario('frames are listed at the third try', downFor(2, 'get', FRAMES)),
  'terms.listed': passThrough,
  'terms.none': scenario('there are no themes, colours and the like', empty(TERMS)),
  'terms.down': scenario('themes, colours and the like cannot be read', down('get', TERMS)),
  'home.shown': passThrough,
  'home.none': scenario('home has no blocks', empty(BLOCKS)),
  'home.wallsDown': scenario('the gallery walls of home cannot be read', down('get', WALLS_BLOCK)),
  'home.wallsDownThenShown': scenario(
    'the gallery walls of home are read at the second try',
    downFor(1, 'get', WALLS_BLOCK),
  ),
  'home.down': scenario('banners and promises cannot be read', down('get', BLOCKS)),
  'prices.known': passThrough,
  'prices.down': scenario('the price table cannot be read', down('get', PRICES)),
  'prices.downTwiceThenKnown': scenario('the price table is read at the third try', downFor(2, 'get', PRICES)),
} satisfies Scenarios;
