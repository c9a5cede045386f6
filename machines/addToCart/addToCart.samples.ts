import { lineKey, type PrintLine } from '../../src/domain/cart.ts';
import { rupees } from '../../src/domain/money.ts';
import type { Samples } from '../kit/samples.ts';
import type { addToCartMachine } from './addToCart.machine.ts';

const print: Omit<PrintLine, 'key'> = {
  kind: 'print',
  art_id: 'misty-ghats',
  art_varid: 'misty-ghats-print',
  title: 'Misty Ghats',
  art_title: 'Misty Ghats',
  artist: 'Nandini Pazhoor',
  item_name: 'Print on Canvas - Misty Ghats',
  papertype: 'Canvas',
  framesize: '16 x 20',
  field_print_or_frame: 'print',
  user_upload: false,
  cropped_image: '',
  og_image: '',
  width: 16,
  height: 20,
  ratio: 0.8,
  dimension: '16 x 20',
  matting: 0,
  padcolor: '',
  scales: null,
  pincode: '',
  image_id: '',
  image_url: '/sites/default/files/styles/thumbnail/public/art/misty-ghats.webp',
  item_id: 'misty-ghats',
  price: rupees(3040),
  art_price: rupees(3040),
  total_price: rupees(3040),
  quantity: 1,
  varid: '',
};
const line: PrintLine = { ...print, key: lineKey(print) };

const stands = (standing: 'none' | 'short' | 'unserviceable' | 'serviceable' | 'unanswered', pincode: string) => ({
  type: 'xstate.done.actor.checkDelivery' as const,
  output: { standing, pincode },
  answer: `delivery.${standing}`,
});
const put = (output: 'added' | 'addedLast' | 'raised' | 'full') => ({
  type: 'xstate.done.actor.putInCart' as const,
  output,
  answer: `cart.${output}`,
});

export const addToCartSamples = {
  input: undefined,
  events: [
    { type: 'add.asked', line },
    { type: 'add.asked', line: null },
    stands('none', ''),
    stands('short', '682'),
    stands('unserviceable', '999999'),
    stands('unanswered', '682001'),
    stands('serviceable', '682001'),
    { type: 'xstate.done.actor.awaitPincode', output: undefined, answer: 'pincode.retyped' },
    put('added'),
    put('raised'),
    put('addedLast'),
    put('full'),
    { type: 'popup.closed' },
    { type: 'checkout.chosen' },
  ],
} satisfies Samples<typeof addToCartMachine>;
