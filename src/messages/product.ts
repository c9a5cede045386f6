import type { Messages } from './message.ts';

export const pincodeMessages = {
  'pincode.serviceable': { text: 'Delivery in {days} days', from: 'PIN-08' },
  'pincode.unserviceable': { text: 'Delivery Unavailable', from: 'PIN-09' },
  'pincode.lookingUp': { text: 'Checking your pincode…', from: 'own' },
  'pincode.unanswered': { text: 'We could not check this pincode just now.', from: 'own' },
} as const satisfies Messages;

export const previewMessages = {
  'preview.noCloser': { text: 'Shown as a drawing. Tap the picture to try the finer view again.', from: 'own' },
  'preview.touch': { text: 'See it in fine detail', from: 'own' },
  'preview.saving': { text: 'Saving…', from: 'own' },
  'preview.saved': { text: 'The picture is in your downloads.', from: 'own' },
  'preview.notSaved': { text: 'The picture could not be saved. Please try again.', from: 'own' },
} as const satisfies Messages;

export const detailsMessages = {
  'details.noDescription': { text: 'No description', from: 'STAT-12' },
  'details.noCare': { text: 'No care instruction for this product', from: 'STAT-09' },
  'details.careMissing': { text: 'NO care instructions for this product', from: 'STAT-10' },
  'details.noReturns': { text: 'No Return Policy for this product', from: 'STAT-11' },
  'details.noReviews': { text: 'There are no reviews for this product.', from: 'ART-19' },
  'details.careFailed': { text: 'The care instructions did not come.', from: 'own' },
  'details.returnsFailed': { text: 'The return policy did not come.', from: 'own' },
  'details.reviewsFailed': { text: 'The reviews did not come.', from: 'own' },
} as const satisfies Messages;

export const productMessages = {
  'product.failed': { text: 'This page could not be read just now.', from: 'own' },
  'product.picture': { text: 'Picture {n} of {of}', from: 'own' },
  'product.soldOut': { text: 'sold out', from: 'own' },
} as const satisfies Messages;
