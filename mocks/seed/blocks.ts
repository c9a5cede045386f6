import type { JsonObject, Reference, Target } from '../drupal/entity.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { toPlainFormat } from './markup.ts';
import { STAMP } from './stamp.ts';

type SeedBlock = {
  heading: string;
  text: string;
  /** Its own fields, as `{ field_link: '/art/' }`. */
  more?: JsonObject;
  relationships?: { [name: string]: Target };
};

/** The blocks of a type, in the order of the page. */
export const createBlocks = (bundle: string, list: readonly SeedBlock[]): Draft[] =>
  list.map(({ heading, text, more = {}, relationships = {} }, at) => ({
    type: `block_content--${bundle}`,
    id: stableUuid(`block:${bundle}:${at}`),
    attributes: {
      langcode: 'en',
      status: true,
      info: heading,
      changed: STAMP,
      reusable: true,
      default_langcode: true,
      field_heading: heading,
      body: toPlainFormat(text),
      field_sort: at + 1,
      ...more,
    },
    relationships,
  }));

const BANNERS = [
  {
    heading: 'Art for the wall you look at most',
    text: 'Prints on cotton paper and canvas, made to the size of your wall.',
    link: '/art/',
  },
  {
    heading: 'New on the wall this month',
    text: 'Hills, monsoons and quiet rooms by our studio artists.',
    link: '/art/',
  },
  {
    heading: 'Small rooms, large pictures',
    text: 'Every print comes in its own list of sizes, from a shelf to a whole wall.',
    link: '/art/',
  },
  {
    heading: 'A present that stays',
    text: 'Choose a print, tell us the pincode, and we roll it with care.',
    link: '/gifts/',
  },
];

/** The four banners of the home page; the fourth leads to the gifts (HOME-01, HOME-02, API-58). */
export const createBannerBlocks = (pictures: readonly Reference[]): Draft[] =>
  createBlocks(
    'shop_art_banner',
    BANNERS.map(({ heading, text, link }, at) => ({
      heading,
      text,
      more: { field_link: link },
      relationships: { field_image: pictures[at] ?? null },
    })),
  );

const PROMISES = [
  { heading: 'Free shipping', text: 'To every pincode that we serve in India.' },
  { heading: 'Finest quality', text: 'Archival inks on heavy paper and canvas.' },
  { heading: 'Happiness guarantee', text: 'Damaged on the way? We print it again.' },
];

/** The three promises of the home page (HOME-11, API-60). */
export const createPromiseBlocks = (): Draft[] => createBlocks('home_page_block', PROMISES);
