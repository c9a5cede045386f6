import type { Messages } from './message.ts';
import { tell } from './told.ts';

export const contactMessages = {
  'contact.incomplete': { text: 'Enter all details', from: 'CONT-05' },
  'contact.mail': { text: 'Enter E-mail correctly', from: 'CONT-06' },
  'contact.sent': { text: 'Message Sent Succesfully', from: 'CONT-07' },
} as const satisfies Messages;

tell(contactMessages);
