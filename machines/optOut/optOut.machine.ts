import { MAIL_FIELDS } from '../../src/domain/formFields.ts';
import { optOutMessages } from '../../src/messages/forms.ts';
import { createForm } from '../form/createForm.ts';
import type { FormDefinition } from '../form/formDefinition.ts';

/** The way off the newsletter's list. */
export const optOutForm: FormDefinition<keyof typeof optOutMessages> = {
  id: 'optOut',
  description: 'Takes an e-mail address off the list of the newsletter',
  fields: MAIL_FIELDS,
  messages: optOutMessages,
  requires: ['STAT-07'],
  incomplete: { message: 'optOut.mail', requires: ['STAT-08'] },
  invalidRequires: ['STAT-08'],
  sendingRequires: ['STAT-08'],
  texts: { missing: 'optOut.mail', mail: 'optOut.mail', long: 'optOut.mail' },
  outcomes: {
    removed: {
      description: 'The address is not on the list, and nobody learns whether it was',
      message: 'optOut.done',
      requires: ['STAT-08'],
    },
  },
  failure: { message: 'optOut.failed', requires: ['STAT-08'] },
};

export const optOutMachine = createForm(optOutForm);
