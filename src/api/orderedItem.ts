import * as v from 'valibot';
import { getOrderedDays } from '../domain/arrival.ts';
import { dropNote } from '../domain/giftWishes.ts';
import { formatMeasures } from '../domain/lineDescription.ts';
import type { Paise } from '../domain/money.ts';
import { type GroupedItem, type OrderedItem, toShopperItems } from '../domain/order.ts';
import { formatOrderAgainPath } from '../domain/orderAgain.ts';
import { findProductPath } from '../domain/storePath.ts';
import { formatColourPath, isVariation } from '../domain/variation.ts';
import { aliasEntries, amountSchema, decimalSchema } from './fields.ts';
import { findIncluded, type Included, type ResourceRef, resourceSchema, toOneSchema } from './jsonapi.ts';
import { getThumbnailUrl } from './picture.ts';
import { toPlainText } from './plainText.ts';

const text = v.nullish(v.string(), '');
/** An amount of money; null where the backend notes none. */
export const nullablePriceSchema = v.nullish(v.object({ number: amountSchema }), null);

const Item = resourceSchema(
  'commerce_order_item--default',
  {
    title: text,
    quantity: v.nullish(decimalSchema, '1.00'),
    unit_price: nullablePriceSchema,
    total_price: nullablePriceSchema,
    field_bill_label: text,
    field_dimension: text,
    field_group: v.nullish(v.number(), null),
    field_product_type: text,
    field_art_media_type: text,
    field_print_or_frame: text,
    field_matt_size: text,
    field_matt_color: text,
  },
  { field_bill_image: toOneSchema, purchased_entity: toOneSchema },
);
type Item = v.InferOutput<typeof Item>;

// of any type: what is ordered are variations of products of every kind
const Sold = v.object({ relationships: v.object({ product_id: toOneSchema }) });
const Product = v.object({ id: v.string(), attributes: v.object(aliasEntries) });

// a formatted text's lines are parted by one break or by two
const splitLines = (html: string) => toPlainText(html).split(/\n+/).filter(Boolean);

/** They follow on all that the buyer wrote, so the last line of each is the column. */
const COLUMNS = [/^quantity:/i, /^price:/i];

/**
 * What the bill states about an item beside its name and its columns; older items have only a size. The buyer's words on a gift's
 * card stay as they are.
 */
function describeItem({ title, field_bill_label, field_dimension }: Item['attributes']): string[] {
  const labelLines = splitLines(field_bill_label);
  if (labelLines.length === 0) return field_dimension ? [formatMeasures(`Size: ${field_dimension}`)] : [];
  const columns = COLUMNS.map((column) => labelLines.findLastIndex((line) => column.test(line)));
  const lines = labelLines.filter((line, at) => !(at === 0 && line === title) && !columns.includes(at));
  const facts = dropNote(lines);
  return [...facts.map(formatMeasures), ...lines.slice(facts.length)];
}

/** The product of an item; null for one that is gone or hidden, which the backend does not include. */
function findProduct({ relationships }: Item, included: Included) {
  const sold = findIncluded(included, relationships.purchased_entity ?? null, Sold);
  return findIncluded(included, sold?.relationships.product_id ?? null, Product);
}

/** Where an item can be ordered again, in its colour; null where its page is gone, and for a buyer's own picture, which has none. */
function getOrderAgainPath(item: Item, items: readonly Item[], included: Included): string | null {
  const { attributes } = findProduct(item, included) ?? {};
  const path = attributes && findProductPath(attributes.field_path_alias, attributes.path.alias);
  if (!path) return null;
  const { field_product_type, field_art_media_type, field_dimension, field_group, ...made } = item.attributes;
  const { purchased_entity: sold } = item.relationships;
  if (field_product_type !== 'art') return sold && isVariation(sold) ? formatColourPath(path, sold) : path;
  const framed = items.find(
    ({ attributes: other }) => other.field_product_type === 'frame' && other.field_group === field_group,
  );
  return formatOrderAgainPath(path, {
    media: field_art_media_type,
    isFramed: made.field_print_or_frame === 'frame',
    dimension: field_dimension,
    frame: framed ? (findProduct(framed, included)?.id ?? null) : null,
    mat: Number(made.field_matt_size),
    pad: made.field_matt_color,
  });
}

function groupItem(item: Item, items: readonly Item[], included: Included): GroupedItem {
  const { id, attributes, relationships } = item;
  const quantity = Number(attributes.quantity);
  const isFramed = attributes.field_print_or_frame === 'frame';
  const unitPrice: Paise = attributes.unit_price?.number ?? 0;
  return {
    id,
    kind: attributes.field_product_type,
    title: attributes.title,
    quantity,
    unitPrice,
    total: attributes.total_price?.number ?? Math.round(unitPrice * quantity),
    details: describeItem(attributes),
    isFramed,
    days: getOrderedDays({ type: attributes.field_product_type, media: attributes.field_art_media_type, isFramed }),
    picture: getThumbnailUrl(included, relationships.field_bill_image ?? null),
    orderAgainPath: getOrderAgainPath(item, items, included),
    group: attributes.field_group,
  };
}

/** The lines of an order, a picture and its frame as one, as far as they were included (ORD-18 to ORD-25). */
export function toOrderedItems(refs: readonly ResourceRef[], included: Included): OrderedItem[] {
  const items = refs.flatMap((ref) => findIncluded(included, ref, Item) ?? []);
  return toShopperItems(items.map((item) => groupItem(item, items, included)));
}
