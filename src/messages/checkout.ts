import type { Messages } from './message.ts';

export const checkoutMessages = {
  'address.missing': { text: 'Enter All Details', from: 'CHK-59' },
  'address.needsPincode': { text: 'You can go on once there is a pincode that we deliver to.', from: 'own' },
  'address.check': { text: 'Please look at the marked fields again', from: 'own' },
  'address.mobile': { text: 'Enter Valid Mobile Number', from: 'CHK-56' },
  'address.email': { text: 'Enter a valid Email', from: 'CHK-58' },
  'checkout.step': { text: 'Step {n} of {total}', from: 'CHK-03' },
  'checkout.wrong': { text: 'Something went wrong', from: 'CHK-42' },
  'checkout.noSession': { text: 'Other error', from: 'CHK-40' },
  'checkout.priceFailed': { text: 'Something went wrong', from: 'CHK-41' },
  'checkout.termsInProgress': { text: 'Fetching our terms…', from: 'own' },
  'checkout.termsFailed': {
    text: 'Our Terms and Conditions cannot be read at the moment, and an order needs them. Nothing was ordered.',
    from: 'own',
  },
  'checkout.accountInProgress': { text: 'Setting up your guest checkout…', from: 'own' },
  'checkout.renewing': { text: 'Renewing your session…', from: 'own' },
  'checkout.quoteInProgress': { text: 'Checking the price of your order…', from: 'own' },
  'review.repriced': {
    text: 'Prices have changed since you put these into your bag. You see the prices of today.',
    from: 'own',
  },
  'review.madeForYou': {
    text: 'Every order is made to measure for you. Once it is placed, it cannot be cancelled or changed, and it is not refundable.',
    from: 'own',
  },
  'parcel.rolled': {
    text: 'Prints ship rolled in sturdy tubes, free of charge, and reach you in {days} days.',
    from: 'own',
  },
  'parcel.framed': {
    text: 'Framed prints ship flat in padded boxes, ready to hang and free of charge, and reach you in {days} days.',
    from: 'own',
  },
  'parcel.framedCanvas': {
    text: 'Framed canvases ship flat in padded boxes, ready to hang and free of charge, and reach you in {days} days.',
    from: 'own',
  },
  'parcel.wall': {
    text: 'Gallery walls ship flat in padded boxes, ready to hang and free of charge, and reach you in {days} days.',
    from: 'own',
  },
  'parcel.gift': {
    text: 'Gifts ship in boxes of their own, free of charge, and reach you in {days} days.',
    from: 'own',
  },
  'parcel.object': {
    text: 'Decor objects ship bedded in moulded paper, free of charge, and reach you in {days} days.',
    from: 'own',
  },
  'parcel.mixedMedia': {
    text: 'Mixed media works ship flat in padded boxes, ready to hang and free of charge, and reach you in {days} days.',
    from: 'own',
  },
  'review.help': { text: 'Something unclear? Call us, free from anywhere in India.', from: 'own' },
  'confirmed.printing': { text: 'The studio makes each piece for you and checks it by eye.', from: 'own' },
  'confirmed.shipping': { text: 'It is packed to travel safely, and reaches you free of charge.', from: 'own' },
  'confirmed.keep': { text: 'Keep the order number: with it we find your order when you call.', from: 'own' },
  'failed.safe': { text: 'Your bag and your addresses are kept. You can try again, or pay another way.', from: 'own' },
  'failed.unpaid': {
    text: 'Order {n} is placed and waits to be paid. Nothing in it has changed: you can pay for it as it is.',
    from: 'own',
  },
  'checkout.same': { text: 'Same as Billing Address', from: 'CHK-67' },
  'guest.lookingUp': { text: 'Looking up your mobile number…', from: 'own' },
  'guest.signingUp': { text: 'Making an account for this order…', from: 'own' },
  'guest.requesting': { text: 'Asking for a one-time code…', from: 'own' },
  'guest.byMail': { text: 'By e-mail this time', from: 'own' },
} as const satisfies Messages;

export const bagCheckMessages = {
  'bagCheck.checking': { text: 'Checking stock…', from: 'own' },
  'bagCheck.stopped': { text: 'Not everything in your bag can be had', from: 'own' },
  'bagCheck.wayOn': { text: 'Remove it from your bag to go on, or try again later.', from: 'own' },
} as const satisfies Messages;
