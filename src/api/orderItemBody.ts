import {
  type CartLine,
  type FrameLine,
  isPictureLine,
  type PictureLine,
  type ProductLine,
} from '../domain/cartLine.ts';
import { type Paise, toDecimal } from '../domain/money.ts';
import { getLineVariation } from '../domain/variation.ts';
import { toRelationship } from './jsonapi.ts';
import { formatBillLabel, formatFrameLabel, formatOuterSize, getFrameName, truncateForBackend } from './orderTexts.ts';

const toFileRelationship = (name: string, id: string) =>
  id === '' ? {} : { [name]: toRelationship('file--file', id) };

/** What every item states, whatever is bought. */
const toLineFields = (line: CartLine, group: number) => ({
  quantity: line.quantity.toFixed(2),
  field_dimension: line.dimension,
  field_frame_size: formatOuterSize(line),
  field_group: group,
});

/** What a picture and its frame have in common. */
const toPictureFields = (line: PictureLine) => ({
  field_art_media_type: line.papertype,
  field_matt_size: String(line.matting),
  field_matt_color: line.padcolor,
  field_mating: line.matting > 0 ? 'With Matt' : 'Without Matt',
  field_print_or_frame: line.field_print_or_frame,
});

/** What only a picture has: how it is made, and which part of it. */
const toArtFields = (line: PictureLine) => ({
  attributes: {
    ...toPictureFields(line),
    field_product_type: line.user_upload ? 'custom' : 'art',
    // Pixels of the upright original: where the printed part begins, and how large it is.
    field_crop_x: line.scales?.x ?? null,
    field_crop_y: line.scales?.y ?? null,
    field_image_x: line.scales?.width ?? null,
    field_image_y: line.scales?.height ?? null,
  },
  relationships: {
    ...toFileRelationship('field_cropped', line.cropped_image),
    ...toFileRelationship('field_original_image', line.og_image),
  },
});

/** What is sold as it is has neither mat nor media; a gift may have the buyer's own picture (GIFT-15). */
const toProductFields = (line: ProductLine) => ({
  attributes: { field_product_type: line.kind },
  relationships: line.kind === 'gifting' ? toFileRelationship('field_original_image', line.og_image) : {},
});

/** An item's name and price in place of those that Commerce would take from its variation. */
const toPriceFields = (name: string, price: Paise) => ({
  title: truncateForBackend(name),
  overridden_title: true,
  unit_price: { number: toDecimal(price), currency_code: 'INR' },
  overridden_unit_price: true,
});

/**
 * The order item of a cart line; `group` counts the lines from 1 (ORD-01, ORD-18 to ORD-25). A framed one carries the
 * price of the whole.
 */
export function toOrderItemBody(line: CartLine, group: number) {
  const { attributes, relationships } = isPictureLine(line) ? toArtFields(line) : toProductFields(line);
  const { type, id } = getLineVariation(line);
  return {
    attributes: {
      ...toLineFields(line, group),
      ...toPriceFields(line.item_name, line.price),
      ...attributes,
      field_bill_label: formatBillLabel(line),
    },
    relationships: {
      purchased_entity: toRelationship(type, id),
      ...relationships,
      ...toFileRelationship('field_bill_image', line.image_id),
    },
  };
}

/** The order item of a line's frame, in the picture's group and at no price of its own (CONF-57, ORD-21, ORD-23). */
export const toFrameItemBody = (line: FrameLine, group: number) => ({
  attributes: {
    ...toLineFields(line, group),
    ...toPictureFields(line),
    ...toPriceFields(getFrameName(line), 0),
    field_product_type: 'frame',
    field_bill_label: formatFrameLabel(line),
  },
  relationships: { purchased_entity: toRelationship('commerce_product_variation--frame', line.varid) },
});

/** All items of an order in their order, each with a name of its own: one for every line, and one for its frame (ORD-01). */
export const toOrderItems = (cart: readonly CartLine[]) =>
  cart.flatMap((line, at) => [
    { name: line.key, fields: toOrderItemBody(line, at + 1) },
    ...(line.kind === 'frame' ? [{ name: `frame of ${line.key}`, fields: toFrameItemBody(line, at + 1) }] : []),
  ]);
