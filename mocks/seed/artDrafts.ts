import { calculatePrice } from '../../src/domain/price.ts';
import { getPrintSizes } from '../../src/domain/size.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { formatTime } from '../drupal/write.ts';
import type { SeedArt } from './arts.ts';
import { getCustomFilters, getKeywords } from './artTerms.ts';
import { toPlainFormat } from './markup.ts';
import { pictureDrafts, pictureRef, type SeedPicture } from './pictureDrafts.ts';
import { priceTable } from './prices.ts';
import { productDraft, variationDraft } from './productDrafts.ts';
import { listRenditions } from './renditions.ts';
import { termRef } from './terms.ts';

/** A pointer to an art by its slug. */
export const artRef = (slug: string) => ({ type: 'commerce_product--default', id: stableUuid(`art:${slug}`) });
/** A pointer to the one variation of an art. */
export const artVariationRef = (slug: string) => ({
  type: 'commerce_product_variation--default',
  id: stableUuid(`variation:${slug}`),
});

/** An art print as the backend stores it: product, variation, media and file (CAT-19). */
export function artDrafts(art: SeedArt): Draft[] {
  return [...pictureDrafts(artPicture(art)), variation(art), product(art)];
}

const artPicture = (art: SeedArt): SeedPicture => {
  const { thumbnail, card, listing, middle, inner } = listRenditions(art);
  const styles = {
    thumbnail: thumbnail.url,
    card: card.url,
    listing: listing.url,
    middle: middle.url,
    inner: inner.url,
  };
  return { name: art.slug, folder: 'art', alt: art.title, original: inner, styles };
};

function variation(art: SeedArt): Draft {
  const { width, height } = listRenditions(art).inner;
  const max = { width: art.maxWidth, height: art.maxHeight };
  const smallest = getPrintSizes({ media: 'Paper', source: 'art', ratio: width / height, max }).at(-1) ?? {
    width: 12,
    height: 12,
  };
  const from = calculatePrice({ size: smallest, media: 'Paper', source: 'art', framed: false, table: priceTable });
  return variationDraft(artVariationRef(art.slug), {
    sku: `ART-${art.slug.toUpperCase()}`,
    title: art.title,
    created: formatTime(Date.parse(art.created)),
    price: createPriceField(from),
    relationships: { product_id: artRef(art.slug), field_image: [pictureRef(art.slug)] },
  });
}

function product(art: SeedArt): Draft {
  const { slug, title, description } = art;
  const draft = productDraft(
    {
      bundle: 'default',
      slug,
      title,
      created: formatTime(Date.parse(art.created)),
      alias: `/art/${slug}`,
      description,
      attributes: {
        body: toPlainFormat(description),
        field_artist: art.artist,
        field_favourite: art.favourite,
        field_labels: [],
        field_max_height: art.maxHeight.toFixed(2),
        field_max_width: art.maxWidth.toFixed(2),
      },
      relationships: {
        field_collections: art.themes.map((name) => termRef('collection', name)),
        field_colour: art.colours.map((name) => termRef('colour', name)),
        field_custom_filters: getCustomFilters(art).map((name) => termRef('custom_filters', name)),
        field_image: pictureRef(slug),
        field_keywords: getKeywords(art).map((name) => termRef('keyword', name)),
        field_popup_image: pictureRef(slug),
        field_orientation: termRef('orientation', art.orientation),
      },
    },
    [artVariationRef(slug)],
  );
  return { ...draft, ...artRef(slug) };
}
