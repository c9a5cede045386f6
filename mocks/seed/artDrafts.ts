import { printSizes } from '../../src/domain/size.ts';
import { price } from '../../src/domain/price.ts';
import { priceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { renditionsOf } from '../pictures/renditions.ts';
import type { SeedArt } from './arts.ts';
import { STORE_ID } from './ids.ts';
import { priceTable } from './prices.ts';
import { STAMP } from './stamp.ts';
import { termRef } from './terms.ts';

const NO_ALIAS = { alias: null, pid: null, langcode: 'en' };

/** A pointer to the picture of an art. */
export const pictureRef = ({ slug }: SeedArt) => ({ type: 'media--image', id: stableUuid(`media:${slug}`) });

const productRef = ({ slug }: SeedArt) => ({ type: 'commerce_product--default', id: stableUuid(`art:${slug}`) });
const variationRef = ({ slug }: SeedArt) => ({ type: 'commerce_product_variation--default', id: stableUuid(`variation:${slug}`) });

/** An art print as the backend stores it: product, variation, media and file (CAT-19). */
export function artDrafts(art: SeedArt): Draft[] {
  return [file(art), media(art), variation(art), product(art)];
}

function file(art: SeedArt): Draft {
  const { thumbnail, listing, inner } = renditionsOf(art);
  return {
    type: 'file--file',
    id: stableUuid(`file:${art.slug}`),
    attributes: {
      langcode: 'en',
      filename: `${art.slug}.webp`,
      uri: { value: `public://art/${art.slug}.webp`, url: inner.url },
      filemime: 'image/webp',
      filesize: null,
      status: true,
      created: STAMP,
      changed: STAMP,
      image_style_uri: { thumbnail: thumbnail.url, listing: listing.url, inner: inner.url },
    },
  };
}

function media(art: SeedArt): Draft {
  const { width, height } = renditionsOf(art).inner;
  const meta = { alt: art.title, title: null, width, height };
  const image = { type: 'file--file', id: stableUuid(`file:${art.slug}`), meta };
  return {
    ...pictureRef(art),
    attributes: {
      langcode: 'en',
      revision_created: STAMP,
      status: true,
      name: art.title,
      created: STAMP,
      changed: STAMP,
      default_langcode: true,
      metatag: [],
      path: NO_ALIAS,
    },
    relationships: { thumbnail: image, field_media_image: image },
  };
}

function variation(art: SeedArt): Draft {
  const { width, height } = renditionsOf(art).inner;
  const max = { width: art.maxWidth, height: art.maxHeight };
  const smallest = printSizes({ media: 'Paper', source: 'art', ratio: width / height, max }).at(-1) ?? { width: 12, height: 12 };
  const from = price({ size: smallest, media: 'Paper', source: 'art', framed: false, table: priceTable });
  return {
    ...variationRef(art),
    attributes: {
      langcode: 'en',
      status: true,
      sku: `ART-${art.slug.toUpperCase()}`,
      title: art.title,
      list_price: null,
      price: priceField(from),
      created: art.created,
      changed: art.created,
      default_langcode: true,
      field_out_of_stock: false,
      field_size: null,
    },
    relationships: { product_id: productRef(art), field_image: [pictureRef(art)] },
  };
}

function product(art: SeedArt): Draft {
  const alias = `/art/${art.slug}`;
  return {
    ...productRef(art),
    attributes: {
      langcode: 'en',
      status: true,
      title: art.title,
      path: { alias, pid: null, langcode: 'en' },
      created: art.created,
      changed: art.created,
      default_langcode: true,
      metatag: [],
      body: { value: art.description, format: 'plain_text', processed: `<p>${escaped(art.description)}</p>`, summary: null },
      field_artist: art.artist,
      field_favourite: art.favourite,
      field_labels: [],
      field_max_height: art.maxHeight.toFixed(2),
      field_max_width: art.maxWidth.toFixed(2),
      field_path_alias: alias,
    },
    relationships: {
      stores: [{ type: 'commerce_store--online', id: STORE_ID }],
      variations: [variationRef(art)],
      default_variation: variationRef(art),
      field_collections: art.themes.map((name) => termRef('collection', name)),
      field_colour: art.colours.map((name) => termRef('colour', name)),
      field_image: pictureRef(art),
      field_orientation: termRef('orientation', art.orientation),
    },
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
