import type { Messages } from './message.ts';

export const pincodeMessages = {
  'pincode.serviceable': { text: 'Delivery in {days} days', from: 'PIN-08' },
  'pincode.unserviceable': { text: 'Delivery Unavailable', from: 'PIN-09' },
  'pincode.lookingUp': { text: 'Checking your pincode…', from: 'own' },
  'pincode.unanswered': { text: 'We could not check this pincode just now.', from: 'own' },
} as const satisfies Messages;
