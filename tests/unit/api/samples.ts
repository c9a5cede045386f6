import {
  billing as sampleBilling,
  delivery as sampleDelivery,
} from '../../../machines/orderPlacement/samplePurchase.ts';
import type { BillingAddress, DeliveryAddress } from '../../../src/domain/address.ts';
import type { PrintLine } from '../../../src/domain/cartLine.ts';

/** A cart line of one art print on canvas for 1,499 rupees. */
export const line: PrintLine = {
  kind: 'print',
  key: 'line-1',
  art_id: 'art-1',
  art_varid: 'variation-1',
  title: 'Misty Ghats',
  art_title: 'Misty Ghats',
  artist: 'Studio Kite',
  item_name: 'Print on Canvas - Misty Ghats',
  papertype: 'Canvas',
  framesize: '12 x 16',
  field_print_or_frame: 'print',
  user_upload: false,
  cropped_image: '',
  og_image: '',
  width: 12,
  height: 16,
  ratio: 0.75,
  dimension: '12 x 16',
  matting: 0,
  padcolor: '',
  scales: null,
  pincode: '682001',
  image_id: 'file-1',
  image_url: '/pictures/misty-ghats.webp',
  item_id: 'art-1',
  price: 149_900,
  art_price: 149_900,
  total_price: 149_900,
  quantity: 1,
  varid: '',
};

export const billing: BillingAddress = { ...sampleBilling, house: '12A' };

export const delivery: DeliveryAddress = {
  ...sampleDelivery,
  mail: 'ravi@example.com',
  street_name: 'Brigade Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
};
