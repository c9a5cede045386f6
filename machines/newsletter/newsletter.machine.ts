import { MAIL_ONLY } from '../../src/domain/askedFields.ts';
import { createForm } from '../form/createForm.ts';
import type { FormDefinition } from '../form/formDefinition.ts';

/** The box in the footer. */
export const newsletterForm: FormDefinition = {
  id: 'newsletter',
  description: 'Puts an e-mail address on the list of the newsletter',
  fields: MAIL_ONLY,
  requires: ['NEWS-01', 'NEWS-02', 'SHELL-24'],
  incomplete: { says: 'newsletter.mail', requires: ['NEWS-06'] },
  wrong: ['NEWS-06'],
  sending: ['NEWS-02', 'NEWS-07', 'API-02', 'API-03'],
  texts: { missing: 'newsletter.mail', mail: 'newsletter.mail', long: 'newsletter.mail' },
  endings: {
    subscribed: { description: 'The address is on the list now', says: 'newsletter.thanks', requires: ['NEWS-03'] },
    already: { description: 'The address was on the list', says: 'newsletter.already', requires: ['NEWS-04'] },
  },
  failure: { says: null, requires: ['NEWS-05'] },
};

export const newsletterMachine = createForm(newsletterForm);
