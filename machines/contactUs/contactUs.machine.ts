import { CONTACT_US_FIELDS } from '../../src/domain/contactForm.ts';
import { contactMessages, formMessages } from '../../src/messages/forms.ts';
import { createForm } from '../form/createForm.ts';
import type { FormDefinition } from '../form/formDefinition.ts';

const messages = { ...contactMessages, ...formMessages };

/** The form of the Contact Us page, which sends its message as the dialog does. */
export const contactUsForm: FormDefinition<keyof typeof messages> = {
  id: 'contactUs',
  description: 'Sends the shop a message, from a page',
  fields: CONTACT_US_FIELDS,
  messages,
  requires: ['CONT-10', 'CONT-11'],
  incomplete: { message: 'contact.incomplete', requires: ['CONT-11'] },
  invalidRequires: ['CONT-11'],
  sendingRequires: ['CONT-13', 'API-97'],
  texts: { mail: 'contact.mail' },
  outcomes: {
    sent: { description: 'The shop has the message', message: 'contact.sent', requires: ['CONT-13'] },
  },
  failure: { message: 'form.unsent', requires: ['CONT-13'] },
};

export const contactUsMachine = createForm(contactUsForm);
