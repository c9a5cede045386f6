import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const paymentMessages = {
  'payment.title': { text: 'Select Payment Method', from: 'PAY-01' },
  'payment.noMethod': { text: 'select a payment method', from: 'PAY-05' },
  'payment.closed': { text: 'The payment was closed before it was made. Nothing was charged.', from: 'own' },
  'payment.linkFailed': { text: 'The payment page did not open. Please try again.', from: 'own' },
  'payment.collecting': { text: 'Your payment status is being collected.', from: 'PAY-13' },
  'payment.stay': { text: 'This takes a few seconds. Please keep this page open.', from: 'own' },
  'payment.leaving': { text: 'Taking you to the payment page…', from: 'own' },
  'payment.kept': { text: 'Came back without paying? Your bag and your details are safe.', from: 'own' },
  'payment.asking': { text: 'Waiting for your bank…', from: 'own' },
  'payment.askingAgain': { text: 'Asking your bank, {n} of {most}…', from: 'own' },
  'payment.ordered': { text: "It's Ordered!", from: 'PAY-21' },
  'payment.emailed': { text: 'An order summary was emailed to you.', from: 'PAY-21' },
  'payment.failedTitle': { text: 'Payment failed', from: 'PAY-22' },
  'payment.failed': { text: 'Payment for Order No: {n} could not be proceed.', from: 'PAY-22' },
  'payment.linking': { text: 'Opening the payment page…', from: 'own' },
  'gateway.about': {
    text: 'This is a test stand-in for a payment provider. No money moves.',
    from: 'own',
  },
  'gateway.telling': { text: 'Telling the bank…', from: 'own' },
  'gateway.none': { text: 'There is no payment here.', from: 'own' },
  'gateway.answerFailed': { text: 'The test gateway did not answer. Please try again.', from: 'own' },
} as const satisfies Messages;

tell(paymentMessages);
