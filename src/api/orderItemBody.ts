import { type CartLine, quantityOf } from '../domain/cart.ts';
import { inRupees, toDecimal } from '../domain/money.ts';
import type { Source } from '../domain/source.ts';
import { brief } from './brief.ts';
import { html, lines } from './html.ts';
import { reference } from './reference.ts';

/** A cart line as the price call wants it; lengths in inches. */
export type PricedItem = {
  variation: string;
  media: string;
  width: number;
  height: number;
  framed: boolean;
  quantity: number;
  source: Source;
};

/** What the backend needs to price a line itself (API-86). */
export const pricedItem = (line: CartLine): PricedItem => ({
  variation: line.art_varid,
  media: line.papertype,
  width: line.width,
  height: line.height,
  framed: false,
  quantity: quantityOf(line),
  source: line.user_upload ? 'upload' : 'art',
});

const label = (line: CartLine): string =>
  lines([
    html`<strong>${line.item_name}</strong>`,
    line.artist && html`Artist: ${line.artist}`,
    html`Size: ${line.dimension} in`,
    html`Quantity: ${quantityOf(line)}`,
    html`Price: ${inRupees(line.price)}`,
  ]);

const file = (name: string, id: string) => (id === '' ? {} : { [name]: reference('file--file', id) });

/**
 * The order item of a cart line; `group` counts the lines from 1 (ORD-01, ORD-18 to ORD-25).
 * The title and the price of the chosen size are marked as overridden: Commerce would put the variation's own in their place.
 */
export const orderItemBody = (line: CartLine, group: number) => ({
  attributes: {
    quantity: quantityOf(line).toFixed(2),
    title: brief(line.item_name),
    overridden_title: true,
    field_art_media_type: line.papertype,
    field_dimension: line.dimension,
    field_frame_size: line.framesize,
    field_matt_size: String(line.matting),
    field_matt_color: line.padcolor,
    field_mating: line.matting > 0 ? 'With Matt' : 'Without Matt',
    field_print_or_frame: line.field_print_or_frame,
    field_product_type: line.user_upload ? 'custom' : 'art',
    field_bill_label: label(line),
    field_group: group,
    unit_price: { number: toDecimal(line.price), currency_code: 'INR' },
    overridden_unit_price: true,
    field_crop_x: null,
    field_crop_y: null,
    field_image_x: null,
    field_image_y: null,
  },
  relationships: {
    purchased_entity: reference(
      line.user_upload ? 'commerce_product_variation--Custom_image' : 'commerce_product_variation--default',
      line.art_varid,
    ),
    ...file('field_cropped', line.cropped_image),
    ...file('field_original_image', line.og_image),
    ...file('field_bill_image', line.image_id),
  },
});
