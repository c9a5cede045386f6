import { quantityOf } from '../domain/cart.ts';
import { type CartLine, type FrameLine, isPicture, type PictureLine, type ProductLine } from '../domain/cartLine.ts';
import { type Paise, toDecimal } from '../domain/money.ts';
import { variationOf } from '../domain/variation.ts';
import { billLabel, brief, frameLabel, frameName, frameSizeOf } from './orderTexts.ts';
import { reference } from './reference.ts';

const file = (name: string, id: string) => (id === '' ? {} : { [name]: reference('file--file', id) });

/** What every item is told, whatever is bought. */
const orderedAs = (line: CartLine, group: number) => ({
  quantity: quantityOf(line).toFixed(2),
  field_dimension: line.dimension,
  field_frame_size: frameSizeOf(line),
  field_group: group,
});

/** What a picture and its frame are told alike. */
const madeAs = (line: PictureLine) => ({
  field_art_media_type: line.papertype,
  field_matt_size: String(line.matting),
  field_matt_color: line.padcolor,
  field_mating: line.matting > 0 ? 'With Matt' : 'Without Matt',
  field_print_or_frame: line.field_print_or_frame,
});

/** What only a picture has: how it is made, and which part of it. */
const pictureFields = (line: PictureLine) => ({
  attributes: {
    ...madeAs(line),
    field_product_type: line.user_upload ? 'custom' : 'art',
    // Pixels of the upright original: where the printed part begins, and how large it is.
    field_crop_x: line.scales?.x ?? null,
    field_crop_y: line.scales?.y ?? null,
    field_image_x: line.scales?.width ?? null,
    field_image_y: line.scales?.height ?? null,
  },
  relationships: { ...file('field_cropped', line.cropped_image), ...file('field_original_image', line.og_image) },
});

/** What is sold as it is has neither mat nor media; a gift may have the buyer's own picture (GIFT-15). */
const productFields = (line: ProductLine) => ({
  attributes: { field_product_type: line.kind },
  relationships: line.kind === 'gifting' ? file('field_original_image', line.og_image) : {},
});

/** An item's name and price in place of those that Commerce would take from its variation. */
const soldAs = (name: string, price: Paise) => ({
  title: brief(name),
  overridden_title: true,
  unit_price: { number: toDecimal(price), currency_code: 'INR' },
  overridden_unit_price: true,
});

/**
 * The order item of a cart line; `group` counts the lines from 1 (ORD-01, ORD-18 to ORD-25). A framed one carries the
 * price of the whole.
 */
export function orderItemBody(line: CartLine, group: number) {
  const { attributes, relationships } = isPicture(line) ? pictureFields(line) : productFields(line);
  const { type, id } = variationOf(line);
  return {
    attributes: {
      ...orderedAs(line, group),
      ...soldAs(line.item_name, line.price),
      ...attributes,
      field_bill_label: billLabel(line),
    },
    relationships: {
      purchased_entity: reference(type, id),
      ...relationships,
      ...file('field_bill_image', line.image_id),
    },
  };
}

/** The order item of a line's frame, in the picture's group and at no price of its own (CONF-57, ORD-21, ORD-23). */
export const frameItemBody = (line: FrameLine, group: number) => ({
  attributes: {
    ...orderedAs(line, group),
    ...madeAs(line),
    ...soldAs(frameName(line), 0),
    field_product_type: 'frame',
    field_bill_label: frameLabel(line),
  },
  relationships: { purchased_entity: reference('commerce_product_variation--frame', line.varid) },
});

/** All items of an order in their order, each with a name of its own: one for every line, and one for its frame (ORD-01). */
export const orderItems = (cart: readonly CartLine[]) =>
  cart.flatMap((line, at) => [
    { name: line.key, fields: orderItemBody(line, at + 1) },
    ...(line.kind === 'frame' ? [{ name: `frame of ${line.key}`, fields: frameItemBody(line, at + 1) }] : []),
  ]);
