import * as v from 'valibot';
import { getOrderedDays } from '../domain/arrival.ts';
import { formatMeasures } from '../domain/lineDescription.ts';
import type { Paise } from '../domain/money.ts';
import { type GroupedItem, type OrderedItem, toShopperItems } from '../domain/order.ts';
import { amountSchema, decimalSchema } from './fields.ts';
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
  },
  { field_bill_image: toOneSchema },
);
type Item = v.InferOutput<typeof Item>;

// a formatted text's lines are parted by one break or by two
const splitLines = (html: string) => toPlainText(html).split(/\n+/).filter(Boolean);

/** What the bill states about an item beside its name and what stands in columns of its own; older items have only a size. */
function describeItem({ title, field_bill_label, field_dimension }: Item['attributes']): string[] {
  const labelLines = splitLines(field_bill_label);
  if (labelLines.length === 0) return field_dimension ? [`Size: ${field_dimension}`] : [];
  return labelLines.filter((line, at) => !(at === 0 && line === title) && !/^(quantity|price):/i.test(line));
}

function groupedItem({ id, attributes, relationships }: Item, included: Included): GroupedItem {
  const quantity = Number(attributes.quantity);
  const isFramed = attributes.field_print_or_frame === 'frame';
  const unit: Paise = attributes.unit_price?.number ?? 0;
  return {
    id,
    title: attributes.title,
    quantity,
    unit,
    total: attributes.total_price?.number ?? Math.round(unit * quantity),
    about: describeItem(attributes).map(formatMeasures),
    isFramed,
    days: getOrderedDays({ type: attributes.field_product_type, media: attributes.field_art_media_type, isFramed }),
    picture: getThumbnailUrl(included, relationships.field_bill_image ?? null),
    group: attributes.field_group,
  };
}

/** The lines of an order, a picture and its frame as one, as far as they were included (ORD-18 to ORD-25). */
export const toOrderedItems = (refs: readonly ResourceRef[], included: Included): OrderedItem[] =>
  toShopperItems(
    refs.flatMap((ref) => {
      const item = findIncluded(included, ref, Item);
      return item ? [groupedItem(item, included)] : [];
    }),
  );
