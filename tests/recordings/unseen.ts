import type { JsonObject, Reference } from '../../mocks/drupal/entity.ts';
import type { Draft } from '../../mocks/drupal/store.ts';
import { stableUuid } from '../../mocks/drupal/uuid.ts';
import { getResources, PAIRS } from './pairs.ts';

const idBy = (type: string, name: string, value: string): string => {
  for (const { response } of PAIRS) {
    for (const { type: each, id, attributes } of getResources(response.json)) {
      if (each === type && (attributes as JsonObject | undefined)?.[name] === value) return id;
    }
  }
  return stableUuid(`${type}:${value}`);
};

const two = (number: number) => String(number).padStart(2, '0');
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const time = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}+00:00`;
const artId = (n: number) =>
  n === 62 ? '33a47c82-f990-4eb4-a546-79e40c614891' : idBy('commerce_product--default', 'title', `Art ${two(n)}`);
const collectionId = (n: number) => idBy('taxonomy_term--collection', 'name', `Collection ${two(n)}`);
const variationId = (n: number) => idBy('commerce_product_variation--default', 'title', `Art ${two(n)}`);

const COLOURS = ['Red', 'Green', 'Blue'];
const ORIENTATIONS = ['Portrait', 'Landscape', 'Square'];
const LANDSCAPE = 'd66ff77c-63bd-4e94-ad70-7ced4367669a';
const orientationId = (name: string) => (name === 'Landscape' ? LANDSCAPE : stableUuid(`orientation:${name}`));

/** What no answer shows whole: the arts, their variations and collections, by the rules that the filtered answers follow. */
export function createUnseenDrafts(): Draft[] {
  return [
    ...numbers(62).flatMap((n): Draft[] => [art(n), variation(n)]),
    ...numbers(55).map(collection),
    ...ORIENTATIONS.map(orientation),
    { ...page, attributes: { ...page.attributes, status: false, title: 'Draft page' } },
    blocked,
    other,
    rusticAsh,
    ...testimonials,
    profile,
    wishlist,
  ];
}

const page: Draft = {
  type: 'node--page',
  id: 'f78d70d1-4384-4a7f-ace8-981e3ec80bc9',
  serial: 3,
  attributes: { langcode: 'en', default_langcode: true },
};

const blocked: Draft = {
  type: 'user--user',
  id: idBy('user--user', 'display_name', 'blocked'),
  serial: 4,
  attributes: { name: 'blocked', status: false },
};

const CUSTOMER: Reference = { type: 'user--user', id: '9c152689-da57-4c57-a2f2-9415bea61544' };
const OTHER: Reference = { type: 'user--user', id: '84060f0c-00b4-424f-aa59-bd5601bf2bcc' };

const other: Draft = { ...OTHER, serial: 3, attributes: { mail: 'other@example.com' } };

const rusticAsh: Draft = {
  type: 'commerce_product--frame',
  id: idBy('commerce_product--frame', 'title', 'Rustic Ash'),
  serial: 65,
  attributes: { status: true },
};

const testimonials = [4, 6].map(
  (serial): Draft => ({
    type: 'node--testimonial',
    id: stableUuid(`testimonial:${serial}`),
    serial,
    attributes: { status: true, title: `Testimonial ${serial}` },
  }),
);

const profile: Draft = {
  type: 'profile--customer',
  id: '67669a47-51a3-406e-af59-380c7bc01366',
  serial: 1,
  attributes: {
    status: true,
    is_default: true,
    address: {
      country_code: 'IN',
      administrative_area: 'KL',
      locality: 'Kochi',
      postal_code: '682001',
      address_line1: '1 New St',
      given_name: 'Asha',
      family_name: 'Menon',
    },
  },
  relationships: { uid: CUSTOMER },
};

const wishlist: Draft = {
  type: 'commerce_wishlist--default',
  id: 'cb70ee01-c9f0-45cb-ab25-92b0efa437a1',
  serial: 1,
  attributes: { name: 'Wishlist' },
  relationships: { uid: OTHER },
};

const art = (n: number): Draft => ({
  type: 'commerce_product--default',
  id: artId(n),
  serial: n,
  attributes: {
    langcode: 'en',
    default_langcode: true,
    status: n !== 62,
    title: `Art ${two(n)}`,
    created: time(1_700_000_000 + 60 * n),
    field_artist: 'Varma,Ravi',
    field_favourite: n % 20 === 0,
    field_labels: n % 2 === 1 ? ['framed', 'new'] : ['new'],
    field_max_width: '40.00',
    field_max_height: '60.00',
  },
  relationships: {
    variations: [{ type: 'commerce_product_variation--default', id: variationId(n) }],
    default_variation: { type: 'commerce_product_variation--default', id: variationId(n) },
    field_collections: [{ type: 'taxonomy_term--collection', id: collectionId((n % 5) + 1) }],
    field_colour: [
      { type: 'taxonomy_term--colour', id: idBy('taxonomy_term--colour', 'name', COLOURS[n % 3] as string) },
    ],
    field_orientation: [{ type: 'taxonomy_term--orientation', id: orientationId(ORIENTATIONS[n % 3] as string) }],
    field_image: { type: 'media--image', id: idBy('media--image', 'name', 'art1') },
  },
});

const variation = (n: number): Draft => ({
  type: 'commerce_product_variation--default',
  id: variationId(n),
  serial: n,
  attributes: {
    langcode: 'en',
    default_langcode: true,
    status: true,
    title: `Art ${two(n)}`,
    sku: `ART-${two(n)}`,
    price: { number: `${500 + n}.000000`, currency_code: 'INR', formatted: `₹${500 + n}.00` },
  },
  relationships: { product_id: { type: 'commerce_product--default', id: artId(n) } },
});

const collection = (n: number): Draft => ({
  type: 'taxonomy_term--collection',
  id: collectionId(n),
  serial: 15 + n,
  attributes: {
    langcode: 'en',
    default_langcode: true,
    status: true,
    name: `Collection ${two(n)}`,
    field_checked: n % 10 === 0 ? 'yes' : 'no',
    field_sort: 56 - n,
  },
});

const orientation = (name: string, at: number): Draft => ({
  type: 'taxonomy_term--orientation',
  id: orientationId(name),
  serial: 7 + at,
  attributes: { langcode: 'en', default_langcode: true, status: true, name },
});
