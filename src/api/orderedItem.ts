import * as v from 'valibot';
import { asMeasures } from '../domain/measures.ts';
import type { Paise } from '../domain/money.ts';
import { type GroupedItem, type OrderedItem, shopperItems } from '../domain/order.ts';
import { amount, decimal } from './fields.ts';
import { type Included, includedBy, type Ref, resource, toOne } from './jsonapi.ts';
import { thumbnailOf } from './picture.ts';
import { plainText } from './plainText.ts';

const text = v.nullish(v.string(), '');
/** An amount of money; null where the backend notes none. */
export const price = v.nullish(v.object({ number: amount }), null);

const Item = resource(
  'commerce_order_item--default',
  {
    title: text,
    quantity: v.nullish(decimal, '1.00'),
    unit_price: price,
    total_price: price,
    field_bill_label: text,
    field_dimension: text,
    field_group: v.nullish(v.number(), null),
  },
  { field_bill_image: toOne },
);
type Item = v.InferOutput<typeof Item>;

// a formatted text's lines are parted by one break or by two
const linesOf = (html: string) => plainText(html).split(/\n+/).filter(Boolean);

/** What the bill says of an item beside its name and what stands in columns of its own; older items have only a size. */
function aboutOf({ title, field_bill_label, field_dimension }: Item['attributes']): string[] {
  const told = linesOf(field_bill_label);
  if (told.length === 0) return field_dimension ? [`Size: ${field_dimension}`] : [];
  return told.filter((line, at) => !(at === 0 && line === title) && !/^(quantity|price):/i.test(line));
}

function groupedItem({ id, attributes, relationships }: Item, included: Included): GroupedItem {
  const quantity = Number(attributes.quantity);
  const unit: Paise = attributes.unit_price?.number ?? 0;
  return {
    id,
    title: attributes.title,
    quantity,
    unit,
    total: attributes.total_price?.number ?? Math.round(unit * quantity),
    about: aboutOf(attributes).map(asMeasures),
    picture: thumbnailOf(included, relationships.field_bill_image ?? null),
    group: attributes.field_group,
  };
}

/** The lines of an order, a picture and its frame as one, as far as they were included (ORD-18 to ORD-25). */
export const itemsOf = (refs: readonly Ref[], included: Included): OrderedItem[] =>
  shopperItems(
    refs.flatMap((ref) => {
      const item = includedBy(included, ref, Item);
      return item ? [groupedItem(item, included)] : [];
    }),
  );
