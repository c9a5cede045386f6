import type { Messages } from './message.ts';

export const productMessages = {
  'product.failed': { text: 'This page could not be read just now.', from: 'own' },
  'product.picture': { text: 'Picture {n} of {of}', from: 'own' },
  'product.soldOut': { text: 'sold out', from: 'own' },
} as const satisfies Messages;

export const giftOptionsMessages = {
  'giftOptions.title': { text: 'Send it as a gift, at no extra cost', from: 'own' },
  'giftOptions.hint': { text: 'Printed as you write them; {left} of {most} characters are left', from: 'own' },
  'giftOptions.framed': { text: 'Your picture in the {frame} frame', from: 'own' },
  'giftOptions.cropped': { text: 'What stands out at the edges is cut off.', from: 'own' },
} as const satisfies Messages;

export const wallPrintsMessages = {
  'wallPrints.unnamed': { text: 'Picture {n}', from: 'own' },
  'wallPrints.framed': { text: '{size} with its frame', from: 'own' },
} as const satisfies Messages;

export const detailsMessages = {
  'details.noDescription': { text: 'No description', from: 'STAT-12' },
  'details.noCare': { text: 'No care instruction for this product', from: 'STAT-09' },
  'details.careMissing': { text: 'NO care instructions for this product', from: 'STAT-10' },
  'details.noReturns': { text: 'No Return Policy for this product', from: 'STAT-11' },
  'details.noReviews': { text: 'There are no reviews for this product.', from: 'ART-19' },
  'details.careFailed': { text: 'The care instructions did not load.', from: 'own' },
  'details.returnsFailed': { text: 'The return policy did not load.', from: 'own' },
  'details.reviewsFailed': { text: 'The reviews did not load.', from: 'own' },
} as const satisfies Messages;
