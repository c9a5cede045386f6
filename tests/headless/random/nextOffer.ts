import { DEMO } from '../../../mocks/seed/demo.ts';
import * as account from './account.ts';
import * as checkout from './checkout.ts';
import type { Offer } from './offers.ts';
import * as shopping from './shopping.ts';
import type { Story } from './story.ts';

/** The ways in which a shopper goes on towards a bought thing, the likeliest first. */
const LIKELY: readonly [kind: (story: Story) => Offer[], text: RegExp][] = [
  [shopping.bagOffers, /^leaves it in the bag/],
  [checkout.payOffers, /^pays$/],
  [checkout.payOffers, /^goes on to pay/],
  [checkout.payOffers, /^tries again/],
  [checkout.reviewOffers, /^places the order/],
  [checkout.reviewOffers, /^agrees|^asks for the price/],
  [checkout.addressOffers, /^asks for the pincode|^reads the addresses again/],
  [checkout.addressOffers, /^goes on with/],
  [checkout.addressOffers, /^types the code/],
  [checkout.leaveBagOffers, /^leaves the bag/],
  [shopping.addOffers, /^goes to the checkout/],
  [shopping.addOffers, /^puts (?!what is not)/],
  [shopping.chooseOffers, /again$/],
  [shopping.chooseOffers, /^takes the frame/],
  [shopping.chooseOffers, /^chooses \d/],
  [shopping.uploadOffers, /^confirms/],
  [shopping.uploadOffers, /^opens the photo/],
  [shopping.uploadOffers, /^gives a photo/],
  [shopping.listOffers, /^looks at|again$/],
];

/** The next thing that leads on to the end of a purchase; null where nothing on the page does. */
export function getNextOffer(story: Story): Offer | null {
  const { visit } = story;
  const popup = visit.find('codeLogin');
  if (popup) {
    const label =
      popup.fault || popup.hint || popup.addressFault ? /^closes/ : /^opens the account again|^types the code/;
    const address = popup.typed === DEMO.name ? /^asks for a code/ : /^types the own/;
    const wanted = popup.step === 'address' && !popup.addressFault && !popup.fault ? address : label;
    return account.signInOffers(story).find((offer) => wanted.test(offer.label)) ?? null;
  }
  const payment = visit.find('payment');
  if (payment?.isOpen && payment.method === null)
    return checkout.payOffers(story).find(({ label }) => label.startsWith('chooses')) ?? null;
  if (visit.find('addToCart') && visit.find('pincode')?.text !== '682001')
    return shopping.pincodeOffers(story).find(({ label }) => label.includes('682001')) ?? null;
  const shipping = visit.find('shipping');
  if (shipping?.isFilling && !shipping.canRetryPincode) {
    const { same, billing, delivery, needsPincode, problems } = shipping;
    const lacks = needsPincode || Object.keys({ ...problems.billing, ...problems.delivery }).length > 0;
    const fills = !same && (lacks || delivery.house === '') ? 'fills in where to deliver' : 'fills in the address';
    const isFilled = billing.house !== '' && (same || delivery.house !== '');
    // both forms in turn, where nobody can see which of them is at fault
    const label =
      lacks && !same && delivery.house !== '' && story.typed.pincode !== '682001' ? 'fills in the address' : fills;
    if (!isFilled || lacks) return checkout.addressOffers(story).find((offer) => offer.label === label) ?? null;
  }
  if (visit.find('configurator') && !visit.find('configurator')?.line) {
    const size = shopping.chooseOffers(story).find(({ label }) => /again$|^chooses \d/.test(label));
    if (size) return size;
  }
  if (visit.find('product')?.product?.takesPicture && !visit.find('giftPicture')?.chosenId)
    return shopping.uploadOffers(story).find(({ label }) => label.startsWith('gives')) ?? null;
  const sends = shopping.uploadOffers(story).find(({ label }) => label === 'sends the photo');
  if (sends) return sends;
  for (const [kind, label] of LIKELY) {
    const found = kind(story).find((offer) => label.test(offer.label));
    if (found) return found;
  }
  return null;
}
