import { PARTNER_FIELDS } from '../../src/domain/partnerForm.ts';
import { formMessages, partnerMessages } from '../../src/messages/forms.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { createForm } from '../form/createForm.ts';
import type { FormDefinition } from '../form/formDefinition.ts';

const messages = { ...formMessages, ...partnerMessages };

/** The application of an architect or designer. */
export const partnerForm: FormDefinition<keyof typeof messages> = {
  id: 'partner',
  description: 'Applies for the partner program',
  fields: PARTNER_FIELDS,
  messages,
  requires: ['PART-03'],
  incomplete: { message: 'form.incomplete', requires: ['PART-04', 'PART-05'] },
  invalidRequires: ['PART-06', 'PART-07', 'PART-08', 'PART-09', 'PART-11', 'PART-12'],
  sendingRequires: ['PART-10', 'PART-16', 'PART-17', 'PART-18', 'API-96'],
  outcomes: {
    sent: {
      description: 'The shop has the application; the form is empty again, and the way leads home',
      message: 'form.submitted',
      requires: ['PART-13', 'PART-14'],
      effects: [
        { type: 'toast', text: formatMessage(formMessages['form.submitted']), tone: 'good' },
        { type: 'navigate', to: '/' },
      ],
    },
  },
  failure: { message: 'partner.failed', requires: ['PART-15'] },
};

export const partnerMachine = createForm(partnerForm);
