import type { Messages } from './message.ts';

export const paymentMessages = {
  'payment.title': { text: 'Select Payment Method', from: 'PAY-01' },
  'payment.noMethod': { text: 'select a payment method', from: 'PAY-05' },
  'payment.closed': { text: 'The payment was closed before it was made. Nothing was charged.', from: 'own' },
  'payment.unpaid': {
    text: 'Razorpay was closed, and no payment has come in. If your bank took the money all the same, wait for its message before you pay again.',
    from: 'own',
  },
  'payment.refused': {
    text: 'The bank refused the payment. You can try again, or pay another way.',
    from: 'own',
  },
  'payment.repriced': {
    text: 'Your order comes to {amount}. It was {quoted} when you reviewed it. Nothing is paid yet.',
    from: 'own',
  },
  'payment.notOffered': { text: 'Not available in this store at the moment', from: 'own' },
  'payment.linkFailed': { text: 'The payment page did not open. Please try again.', from: 'own' },
  'payment.collecting': { text: 'Your payment status is being collected.', from: 'PAY-13' },
  'payment.stay': { text: 'This takes a few seconds. Please keep this page open.', from: 'own' },
  'payment.leaving': { text: 'Taking you to the payment page…', from: 'own' },
  'payment.noneKnown': { text: 'So far, no payment is known for this order.', from: 'own' },
  'payment.kept': { text: 'Came back without paying? Your bag and your details are safe.', from: 'own' },
  'payment.asking': { text: 'Waiting for your bank…', from: 'own' },
  'payment.askingAgain': { text: 'Asking your bank, {n} of {most}…', from: 'own' },
  'payment.ordered': { text: "It's Ordered!", from: 'PAY-21' },
  'payment.emailed': { text: 'An order summary was emailed to you.', from: 'PAY-21' },
  'payment.unconfirmed': { text: 'Your payment is still being confirmed.', from: 'own' },
  'payment.unconfirmedKept': {
    text: 'Your order is placed. We go on asking your bank, and this page will tell you; you need not pay again.',
    from: 'own',
  },
  'payment.failedTitle': { text: 'Payment failed', from: 'PAY-22' },
  'payment.failed': { text: 'Payment for Order No: {n} could not be proceed.', from: 'PAY-22' },
  'payment.lookingAgain': { text: 'Asking your bank first, so that nothing is paid twice…', from: 'own' },
  'payment.linking': { text: 'Opening the payment page…', from: 'own' },
  'razorpay.loading': { text: 'Opening Razorpay…', from: 'own' },
  'razorpay.open': { text: 'Razorpay is open over this page. Your bag and your details are safe.', from: 'own' },
  'razorpay.refused': { text: 'The bank refused that attempt. Razorpay offers you another.', from: 'own' },
  'razorpay.looking': { text: 'Asking whether it was paid…', from: 'own' },
  'razorpay.unavailable': {
    text: 'Razorpay did not open, and nothing was charged. Check your connection and your ad blocker, then try again.',
    from: 'own',
  },
  'gateway.about': {
    text: 'This is a test stand-in for a payment provider. No money moves.',
    from: 'own',
  },
  'gateway.telling': { text: 'Telling the bank…', from: 'own' },
  'gateway.none': { text: 'There is no payment here.', from: 'own' },
  'gateway.answerFailed': { text: 'The test gateway did not answer. Please try again.', from: 'own' },
} as const satisfies Messages;
