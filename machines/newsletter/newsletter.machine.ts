import { MAIL_FIELDS } from '../../src/domain/formFields.ts';
import { newsletterMessages } from '../../src/messages/forms.ts';
import { createForm } from '../form/createForm.ts';
import type { FormDefinition } from '../form/formDefinition.ts';

/** The box in the footer. */
export const newsletterForm: FormDefinition<keyof typeof newsletterMessages> = {
  id: 'newsletter',
  description: 'Puts an e-mail address on the list of the newsletter',
  fields: MAIL_FIELDS,
  messages: newsletterMessages,
  requires: ['NEWS-01', 'NEWS-02', 'SHELL-24'],
  incomplete: { message: 'newsletter.mail', requires: ['NEWS-06'] },
  invalidRequires: ['NEWS-06'],
  sendingRequires: ['NEWS-02', 'NEWS-07', 'API-02', 'API-03'],
  texts: { missing: 'newsletter.mail', mail: 'newsletter.mail', long: 'newsletter.mail' },
  outcomes: {
    subscribed: { description: 'The address is on the list now', message: 'newsletter.thanks', requires: ['NEWS-03'] },
    alreadySubscribed: {
      description: 'The address was on the list',
      message: 'newsletter.already',
      requires: ['NEWS-04'],
    },
  },
  failure: { message: null, requires: ['NEWS-05'] },
};

export const newsletterMachine = createForm(newsletterForm);
