import { type CartLine, type FrameLine, quantityOf } from '../domain/cart.ts';
import { outerOf, surroundOf } from '../domain/madeUp.ts';
import { inRupees, toDecimal } from '../domain/money.ts';
import { dimension } from '../domain/size.ts';
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
  framed: line.kind === 'frame',
  quantity: quantityOf(line),
  source: line.user_upload ? 'upload' : 'art',
});

/**
 * All that an order of these lines would hold: coupons look at frames as well, so that a price without them could differ
 * from what the order comes to (API-86, CONF-57).
 */
export const pricedItems = (cart: readonly CartLine[]): PricedItem[] =>
  cart.flatMap((line) => [
    pricedItem(line),
    ...(line.kind === 'frame' ? [{ ...pricedItem(line), variation: line.varid }] : []),
  ]);

/** What a line measures outside, as a text: '22.6 x 26.6' for 16 x 20 inches with frame and mat (ORD-18). */
export const frameSizeOf = (line: CartLine): string =>
  line.kind === 'frame' ? dimension(outerOf(line)) : line.framesize;

const label = (line: CartLine): string =>
  lines([
    html`<strong>${line.item_name}</strong>`,
    line.artist && html`Artist: ${line.artist}`,
    html`Size: ${line.dimension} in`,
    ...surroundLabel(line),
    html`Quantity: ${quantityOf(line)}`,
    html`Price: ${inRupees(line.price)}`,
  ]);

const surroundLabel = (line: CartLine): string[] => [
  html`${surroundOf(line) ?? ''}`,
  line.kind === 'frame' ? html`Framed size: ${frameSizeOf(line)} in` : '',
];

const file = (name: string, id: string) => (id === '' ? {} : { [name]: reference('file--file', id) });

/** What a picture and its frame are told alike. */
const madeAs = (line: CartLine, group: number) => ({
  quantity: quantityOf(line).toFixed(2),
  field_art_media_type: line.papertype,
  field_dimension: line.dimension,
  field_frame_size: frameSizeOf(line),
  field_matt_size: String(line.matting),
  field_matt_color: line.padcolor,
  field_mating: line.matting > 0 ? 'With Matt' : 'Without Matt',
  field_print_or_frame: line.field_print_or_frame,
  field_group: group,
});

/**
 * The order item of a cart line; `group` counts the lines from 1 (ORD-01, ORD-18 to ORD-25). A framed one carries the
 * price of the whole. The title and the price of the chosen size are marked as overridden: Commerce would put the
 * variation's own in their place.
 */
export const orderItemBody = (line: CartLine, group: number) => ({
  attributes: {
    ...madeAs(line, group),
    title: brief(line.item_name),
    overridden_title: true,
    field_product_type: line.user_upload ? 'custom' : 'art',
    field_bill_label: label(line),
    unit_price: { number: toDecimal(line.price), currency_code: 'INR' },
    overridden_unit_price: true,
    // Pixels of the upright original: where the printed part begins, and how large it is.
    field_crop_x: line.scales?.x ?? null,
    field_crop_y: line.scales?.y ?? null,
    field_image_x: line.scales?.width ?? null,
    field_image_y: line.scales?.height ?? null,
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

const frameName = ({ frame_look: { title } }: FrameLine): string => (title ? `${title} frame` : 'Frame');

/** The order item of a line's frame, in the picture's group and at no price of its own (CONF-57, ORD-21, ORD-23). */
export const frameItemBody = (line: FrameLine, group: number) => ({
  attributes: {
    ...madeAs(line, group),
    title: brief(frameName(line)),
    overridden_title: true,
    field_product_type: 'frame',
    field_bill_label: lines([html`<strong>${frameName(line)}</strong>`, ...surroundLabel(line)]),
    unit_price: { number: toDecimal(0), currency_code: 'INR' },
    overridden_unit_price: true,
  },
  relationships: { purchased_entity: reference('commerce_product_variation--frame', line.varid) },
});

/** All items of an order in their order, each with a name of its own: one for every line, and one for its frame (ORD-01). */
export const orderItems = (cart: readonly CartLine[]) =>
  cart.flatMap((line, at) => [
    { name: line.key, fields: orderItemBody(line, at + 1) },
    ...(line.kind === 'frame' ? [{ name: `frame of ${line.key}`, fields: frameItemBody(line, at + 1) }] : []),
  ]);
