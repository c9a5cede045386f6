import { CONTACT_FIELDS } from '../../src/domain/contactForm.ts';
import { contactMessages } from '../../src/messages/forms.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { createForm } from '../form/createForm.ts';
import type { FormDefinition } from '../form/formDefinition.ts';

/** The contact dialog. */
export const contactForm: FormDefinition<keyof typeof contactMessages> = {
  id: 'contact',
  description: 'Sends the shop a message, from a dialog',
  fields: CONTACT_FIELDS,
  messages: contactMessages,
  isDialog: true,
  requires: ['CONT-02', 'CONT-09'],
  incomplete: { message: 'contact.incomplete', requires: ['CONT-04', 'CONT-05'] },
  invalidRequires: ['CONT-06'],
  sendingRequires: ['CONT-14', 'CONT-15', 'API-97'],
  texts: { mail: 'contact.mail' },
  outcomes: {
    sent: {
      description: 'It is sent; the dialog closes, and is empty again',
      message: 'contact.sent',
      requires: ['CONT-03', 'CONT-07'],
      effects: [{ type: 'toast', text: formatMessage(contactMessages['contact.sent']), tone: 'good' }],
    },
  },
  failure: { message: null, requires: ['CONT-08'] },
};

export const contactMachine = createForm(contactForm);
