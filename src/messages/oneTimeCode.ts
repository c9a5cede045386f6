import type { Messages } from './message.ts';
import { tell } from './told.ts';

/** What is said wherever a one-time code is typed. */
export const oneTimeCodeMessages = {
  'code.enter': { text: 'Enter the 4 digit code we sent you', from: 'own' },
  'code.resent': { text: 'A new OTP is sent to - {value}', from: 'OTP-22' },
  'code.incomplete': { text: 'Enter Complete OTP', from: 'OTP-17' },
  'code.wrong': { text: 'Incorrect OTP', from: 'OTP-20' },
  'code.later': { text: 'Try Later!', from: 'OTP-23' },
  'code.checking': { text: 'Checking the code…', from: 'own' },
  'code.resendAfter': { text: 'If it does not come, you can have another one in {n} seconds.', from: 'own' },
} as const satisfies Messages;

tell(oneTimeCodeMessages);
