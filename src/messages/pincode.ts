import type { Messages } from './message.ts';

export const pincodeMessages = {
  'pincode.standard': { text: 'Delivery in 5-7 days', from: 'PIN-08' },
  'pincode.long': { text: 'Delivery in 10-14 days', from: 'PIN-10' },
  'pincode.unserviceable': { text: 'Delivery Unavailable', from: 'PIN-09' },
  'pincode.lookingUp': { text: 'Checking your pincode…', from: 'own' },
  'pincode.unanswered': { text: 'We could not check this pincode just now.', from: 'own' },
} as const satisfies Messages;
