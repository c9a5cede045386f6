import type { SeedPage } from './page.ts';

/** Returns, terms, privacy and shipping (API-49, API-53, STAT-04). */
export const POLICY_PAGES: readonly SeedPage[] = [
  {
    nid: 361,
    name: 'return-policy',
    title: 'Return policy',
    alias: '/return-policy',
    text: `
Everything that we sell is made for you after you order it: printed in your size, framed to your choice. An order can therefore neither be cancelled nor changed, and it is not refundable.

## If something is wrong, we make it again
- **Damaged on the way, or not what you ordered?** Tell us within three days of delivery, with photos of the parcel, of the label and of the damage.
- We look at it within two working days and, where the fault is ours or the courier's, make the piece again and send it free of charge.
- Please keep the packing until then. Now and then the courier wants to see it.

## What is not a fault
- Colours that differ a little from your screen. Screens glow and paper does not.
- Grain, knots and small differences in the wood of a frame, and small differences between handmade objects.
- Softness in a picture of your own, where the crop page warned that its resolution was low.

## How to reach us
Write or call Monday to Saturday, 10am to 7pm IST, with your order number at hand. It stands in the e-mail and the SMS that came with your order, and under [My orders](/account/orders/).`,
  },
  {
    nid: 372,
    name: 'terms',
    title: 'Terms and Conditions',
    alias: '/terms_of_service',
    text: `
These terms hold between you and Mitre & Mat, Kochi, Kerala, for everything that you order on this site.

## Made to measure
Every print is made for you after you order. An order can therefore neither be cancelled nor changed, and it is not refundable.

## Prices and payment
Prices are in Indian rupees and include tax. The price that you see when you place the order is the price that you pay. We begin work when your payment has arrived; if it fails, the order is not placed, and nothing is owed.

## Offers
A coupon holds for one order, between the dates and on the conditions that come with it. It cannot be exchanged for money, and does not apply to the fee of our design services.

## Delivery
We deliver within India, free of charge, to every pincode that we serve. Unframed prints are rolled in tubes. We tell you the status of your order by e-mail and SMS. Delivery times are estimates that we keep nearly always, and not guarantees; festivals and floods happen.

## If something is wrong
If a piece reaches you damaged, tell us with a photo, and we make it again. The return policy on the page of every piece says how.

## Your own pictures
Upload only what you may have printed: your own photographs, or those that you have permission for. What you upload stays yours. We use it to make your order and for nothing else.

## The art
The pictures in our catalogue belong to their artists. A print is yours to hang, to give away and to sell on; it is not yours to copy.

## Design services
Art advisory and gallery wall consultation cost ₹4,900 each. The fee is credited to a purchase made within 90 days. Discounts and gift cards do not apply to it.

## Law
Indian law applies. Where we cannot settle a matter between us, the courts of Ernakulam decide.`,
  },
  {
    nid: 373,
    name: 'privacy',
    title: 'Privacy Policy',
    alias: '/privacy_policy',
    text: `
We are a print shop, and we want to know no more about you than a print shop needs.

## What we keep
- **Your account:** name, mobile number, e-mail, and the addresses that you save. A guest who orders gets a plain account for that order.
- **Your orders:** what you bought, what you paid, where it went. Tax and company law ask us to keep these for eight years.
- **Your pictures:** what you upload is kept for ninety days after delivery, in case we must print it again, and then deleted.
- **Messages:** what you write to us, for as long as it takes to answer it.

## What stays on your device
Your bag, your pincode and how you have set up a frame are kept in your own browser. They reach us when you place an order. **Forget me on this device**, at the end of this page, removes them, and so does signing out. What holds your address goes after a day in any case.

## Who else sees it
- The courier sees your name, address and telephone number.
- The payment gateway sees your name, address, e-mail and the amount. Your card, UPI or bank details go to the gateway alone; they never pass through us.
- Nobody else. We sell no data, and run no advertising on this site.

## Letters
Letters about an order are part of it. The newsletter comes only if you ask for it, and stops when you [opt out](/opt_out).

## Your rights
Ask us what we hold about you, have it corrected, or have it deleted where no law makes us keep it. Write to us from the e-mail of your account; we answer within seven working days.`,
  },
  {
    nid: 374,
    name: 'shipping',
    title: 'Shipping',
    alias: '/shipping',
    text: `
Delivery is free across India, apart from the regions that our couriers do not serve. Type your six-digit pincode on any product page to see whether we reach you, and when.

## How long it takes
- **Prints, and framed prints on paper:** 5 to 7 days from payment.
- **Framed canvas, ceramic objects and mixed media:** 10 to 14 days. They dry, cure or are stretched by hand.
- Several pieces in one order may travel in several parcels, each as soon as it is ready.

## How it is packed
- Unframed prints are rolled, picture inwards, in tissue and a stiff tube.
- Framed pieces have corner guards, a sheet over the glass and a double-walled box.
- Objects lie in moulded paper. We use no thermocol, and plastic only where rain could get in.

## While it is on its way
We tell you the status by e-mail and SMS: when the order is placed, when it leaves us, and on the day it comes. The courier calls the mobile number of the delivery address, so give one that will be answered.

## When it comes
Have a look at the box before you sign. If it is crushed or wet, take a photo and tell the courier. Then follow the return policy on the page of the piece: we make damaged pieces again.`,
  },
];
