import { DEMO } from '../../../mocks/seed/demo.ts';
import * as account from './account.ts';
import * as checkout from './checkout.ts';
import type { Offer } from './offers.ts';
import * as shopping from './shopping.ts';
import type { Story } from './story.ts';

/** The ways in which a shopper goes on towards a bought thing, the likeliest first. */
const LIKELY: readonly [kind: (story: Story) => Offer[], says: RegExp][] = [
  [shopping.bag, /^leaves it in the bag/],
  [checkout.pay, /^pays$/],
  [checkout.pay, /^goes on to pay/],
  [checkout.pay, /^tries again/],
  [checkout.review, /^places the order/],
  [checkout.review, /^agrees|^asks for the price/],
  [checkout.address, /^asks for the pincode|^reads the addresses again/],
  [checkout.address, /^goes on with/],
  [checkout.address, /^types the code/],
  [checkout.leaveBag, /^leaves the bag/],
  [shopping.add, /^goes to the checkout/],
  [shopping.add, /^puts (?!what is not)/],
  [shopping.choose, /again$/],
  [shopping.choose, /^takes the frame/],
  [shopping.choose, /^chooses \d/],
  [shopping.upload, /^confirms/],
  [shopping.upload, /^opens the photo/],
  [shopping.upload, /^gives a photo/],
  [shopping.list, /^looks at|again$/],
];

/** The next thing that leads on to the end of a purchase; null where nothing on the page does. */
export function nextOf(story: Story): Offer | null {
  const { visit } = story;
  const popup = visit.find('codeLogin');
  if (popup) {
    const says =
      popup.fault || popup.hint || popup.addressFault ? /^closes/ : /^opens the account again|^types the code/;
    const address = popup.typed === DEMO.name ? /^asks for a code/ : /^types the own/;
    const wanted = popup.step === 'address' && !popup.addressFault && !popup.fault ? address : says;
    return account.signIn(story).find((offer) => wanted.test(offer.says)) ?? null;
  }
  const payment = visit.find('payment');
  if (payment?.isOpen && payment.method === null)
    return checkout.pay(story).find(({ says }) => says.startsWith('chooses')) ?? null;
  if (visit.find('addToCart') && visit.find('pincode')?.text !== '682001')
    return shopping.pincode(story).find(({ says }) => says.includes('682001')) ?? null;
  const shipping = visit.find('shipping');
  if (shipping?.isFilling && !shipping.canRetryPincode) {
    const { same, billing, delivery, needsPincode, problems } = shipping;
    const lacks = needsPincode || Object.keys({ ...problems.billing, ...problems.delivery }).length > 0;
    const fills = !same && (lacks || delivery.house === '') ? 'fills in where to deliver' : 'fills in the address';
    const isFilled = billing.house !== '' && (same || delivery.house !== '');
    // both forms in turn, where nobody can see which of them is at fault
    const says =
      lacks && !same && delivery.house !== '' && story.typed.pincode !== '682001' ? 'fills in the address' : fills;
    if (!isFilled || lacks) return checkout.address(story).find((offer) => offer.says === says) ?? null;
  }
  if (visit.find('configurator') && !visit.find('configurator')?.line) {
    const size = shopping.choose(story).find(({ says }) => /again$|^chooses \d/.test(says));
    if (size) return size;
  }
  if (visit.find('product')?.product?.takesPicture && !visit.find('giftPicture')?.chosen)
    return shopping.upload(story).find(({ says }) => says.startsWith('gives')) ?? null;
  const sends = shopping.upload(story).find(({ says }) => says === 'sends the photo');
  if (sends) return sends;
  for (const [kind, says] of LIKELY) {
    const found = kind(story).find((offer) => says.test(offer.says));
    if (found) return found;
  }
  return null;
}
