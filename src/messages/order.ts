import type { Messages } from './message.ts';

export const orderMessages = {
  'order.items': { text: 'Preparing your prints…', from: 'own' },
  'order.profiles': { text: 'Saving your addresses…', from: 'own' },
  'order.undoing': { text: 'Putting away what you began before…', from: 'own' },
  'order.cancelling': { text: 'Checking the price of your order…', from: 'own' },
  'order.order': { text: 'Writing your order…', from: 'own' },
  'order.coupon': { text: 'Putting your coupon on the order…', from: 'own' },
  'order.release': { text: 'Placing your order…', from: 'own' },
  'order.assign': { text: 'Handing your order to the studio…', from: 'own' },
  'order.payment': { text: 'Opening the payment…', from: 'own' },
  'order.itemsFailed': { text: 'Something Went wrong on order item creation', from: 'ORD-02' },
  'order.failed': { text: 'Something went wrong', from: 'CHK-42' },
  'order.stored': { text: 'Your bag and your details are safe. You can place the order again.', from: 'own' },
  'order.soldOut': { text: 'No longer available: {titles}', from: 'own' },
  'order.keptButThat': {
    text: 'Please take it out of your bag. Everything else, and your details, are safe.',
    from: 'own',
  },
  'order.repriced': {
    text: 'Your order came to {amount}, and not to the {agreed} that you were shown.',
    from: 'own',
  },
  'order.stillUnpaid': {
    text: 'So it stops here: nothing is paid, and your bag and your details are safe. Please look at the price of today.',
    from: 'own',
  },
  'order.couponRefused': { text: 'Your coupon no longer holds for this order.', from: 'own' },
  'order.alreadyPaid': { text: 'You have ordered and paid for this bag already', from: 'own' },
  'order.paidAgain': { text: 'Place the order once more only if you want all of it twice.', from: 'own' },
  'order.expired': { text: 'Login Expired', from: 'ORD-04' },
} as const satisfies Messages;

export const ordersMessages = {
  'orders.none': { text: 'No orders yet', from: 'own' },
  'orders.noneYet': {
    text: 'What you order is kept here: what it was, where it goes, and how it stands.',
    from: 'own',
  },
  'orders.failed': { text: 'Your orders did not load', from: 'own' },
  'orders.oneFailed': { text: 'This order did not load', from: 'own' },
  'orders.again': { text: 'Order again', from: 'own' },
  'orders.againOf': { text: 'Order again: {title}', from: 'own' },
  'orders.invoice': { text: 'Invoice', from: 'own' },
  'orders.noInvoice': { text: 'There is no invoice for this order', from: 'own' },
  'orders.noInvoiceYet': {
    text: 'An invoice is here as soon as an order is paid. If yours is, please write to us.',
    from: 'own',
  },
  'orders.back': { text: 'Back To Orders', from: 'ORD-32' },
  'orders.confirmed': { text: 'Confirmed', from: 'ORD-33' },
  'orders.canceled': { text: 'Cancelled', from: 'own' },
  'orders.notPlaced': { text: 'Not placed yet', from: 'own' },
  'orders.placed': { text: 'Placed', from: 'own' },
  'orders.paid': { text: 'Paid', from: 'own' },
  'orders.printing': { text: 'Printing', from: 'own' },
  'orders.framing': { text: 'Framing', from: 'own' },
  'orders.shipped': { text: 'On its way', from: 'own' },
  'orders.delivered': { text: 'Delivered', from: 'own' },
  'orders.expected': { text: 'Expected delivery: {dates}', from: 'own' },
  'orders.awaitingPayment': {
    text: 'We have your order. The payment for it has not reached us yet.',
    from: 'own',
  },
  'orders.paidOnline': { text: 'Paid online', from: 'own' },
  'orders.unpaid': { text: 'Not paid', from: 'own' },
  'orders.notKept': { text: 'The address is not kept any more.', from: 'own' },
} as const satisfies Messages;

export const trackingMessages = {
  'tracking.number': { text: 'Enter the number of your order. The e-mail that confirms it names it.', from: 'own' },
  'tracking.mobile': { text: 'Enter the mobile number that you ordered with', from: 'own' },
  'tracking.unknown': {
    text: 'We know no order with this mobile number. Please look at both numbers once more.',
    from: 'own',
  },
  'tracking.blocked': { text: 'Too many codes were requested for this number. Please try again later.', from: 'own' },
  'tracking.failed': { text: 'The code could not be sent. Please try again.', from: 'own' },
  'tracking.requesting': { text: 'Sending the code…', from: 'own' },
  'tracking.sent': { text: 'We have sent you a code. Type it, and your order opens.', from: 'own' },
} as const satisfies Messages;
