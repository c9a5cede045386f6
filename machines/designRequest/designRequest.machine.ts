import { DESIGN_FIELDS } from '../../src/domain/designForm.ts';
import { designMessages, formMessages } from '../../src/messages/forms.ts';
import { createForm } from '../form/createForm.ts';
import type { FormDefinition } from '../form/formDefinition.ts';

const messages = { ...designMessages, ...formMessages };

/** The request for a design service; `about` states which. */
export const designRequestForm: FormDefinition<keyof typeof messages> = {
  id: 'designRequest',
  description: 'Asks for art advice, or for a gallery wall',
  fields: DESIGN_FIELDS,
  messages,
  requires: ['DSGN-05', 'DSGN-12'],
  incomplete: { message: 'form.incomplete', requires: ['DSGN-10', 'DSGN-11'] },
  invalidRequires: ['DSGN-13', 'DSGN-14'],
  sendingRequires: ['DSGN-15', 'DSGN-20', 'DSGN-21', 'DSGN-22', 'PART-16', 'API-93', 'API-94', 'API-95'],
  outcomes: {
    sent: {
      description: 'The shop has the request; the form is empty again',
      message: 'form.submitted',
      requires: ['DSGN-18'],
    },
  },
  failure: { message: 'design.failed', requires: ['DSGN-19'] },
};

export const designRequestMachine = createForm(designRequestForm);
