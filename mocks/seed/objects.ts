import type { Reference } from '../drupal/entity.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { formatTime } from '../drupal/write.ts';
import type { Colour } from './colours.ts';
import { type ObjectColour, objects, type SeedObject } from './objectList.ts';
import { MATERIALS } from './objects/listed.ts';
import { pictureRef } from './pictureDrafts.ts';
import { productDraft, productRef, shopPictureDrafts, variationDraft } from './productDrafts.ts';
import type { ShopPicture } from './shopFiles.ts';
import { termRef, terms } from './terms.ts';

const BUNDLE = 'object';
const LATEST = Date.UTC(2026, 9, 30, 6, 30);
const DAY = 86_400_000;

/** How an object is seen: straight on, from near and above, and at home in a room. */
export type ObjectView = 'front' | 'close' | 'room';

/** The views of one of its colours; only the first was photographed again: at home, or in the studio from near. */
export const objectViews = ({ colours, atHome }: SeedObject, { colour }: ObjectColour): readonly ObjectView[] =>
  colour !== colours[0]?.colour ? ['front'] : atHome ? ['front', 'room'] : ['front', 'close'];

/** A pointer to an object, by its title in small letters with hyphens. */
export const objectRef = (slug: string): Reference => productRef(BUNDLE, slug);
/** A pointer to the variation of an object in a colour. */
export const objectVariationRef = (slug: string, colour: Colour): Reference => ({
  type: 'commerce_product_variation--object',
  id: stableUuid(`object-variation:${slug}:${colour}`),
});

/** A picture of an object in one of its colours. */
export const objectPicture = (slug: string, colour: Colour, view: ObjectView): ShopPicture => ({
  folder: 'objects',
  name: `${slug}-${colour.toLowerCase()}${view === 'front' ? '' : `-${view}`}`,
  ratio: { w: 1, h: 1 },
  inner: view === 'front' ? 720 : 680,
});

const ALTS: Record<ObjectView, (title: string, colour: string) => string> = {
  front: (title, colour) => `${title} in ${colour}`,
  close: (title, colour) => `${title} in ${colour}, from near and above`,
  room: (title, colour) => `${title} in ${colour}, at home by a window`,
};

function variation(object: SeedObject, one: ObjectColour, created: string): Draft[] {
  const { slug, title, size, rupees } = object;
  const { colour, outOfStock, published } = one;
  const views = objectViews(object, one);
  return [
    ...views.flatMap((view) =>
      shopPictureDrafts(objectPicture(slug, colour, view), ALTS[view](title, colour.toLowerCase())),
    ),
    variationDraft(objectVariationRef(slug, colour), {
      sku: `OBJECT-${slug}-${colour}`.toUpperCase(),
      title: `${title} - ${colour}`,
      created,
      hidden: !published,
      price: createPriceField(rupees * 100),
      attributes: { field_out_of_stock: outOfStock, field_size: size },
      relationships: {
        product_id: objectRef(slug),
        field_color: termRef('colour', colour),
        field_image: views.map((view) => pictureRef(objectPicture(slug, colour, view).name)),
      },
    }),
  ];
}

function object(source: SeedObject, at: number): Draft[] {
  const { slug, title, material, size, dimension, days, description, colours } = source;
  const created = formatTime(LATEST - at * 3 * DAY);
  const product = productDraft(
    {
      bundle: BUNDLE,
      slug,
      title,
      created,
      alias: `/object/${slug}`,
      description,
      attributes: { field_delivery_days: days === '' ? null : days, field_dimension: dimension, field_size: size },
      relationships: { field_obejct_material: termRef('object_material', material) },
    },
    colours.map(({ colour }) => objectVariationRef(slug, colour)),
  );
  return [...colours.flatMap((one) => variation(source, one, created)), product];
}

/** Every decor object in its colours, the newest first, and the materials they are made of (API-64, API-101). */
export const objectDrafts = (): Draft[] => [...terms('object_material', MATERIALS), ...objects.flatMap(object)];
