import type { FormChart } from '../form/createForm.ts';
import { distinguishForm, typedInto } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { partnerForm } from './partner.machine.ts';

/** An application in which the state is missing, and the website is none. */
const begun = {
  firstName: 'Asha',
  company: 'Menon Interiors',
  website: 'menon',
  mail: 'asha@example.com',
  phone: '98470 12345',
  address: '1 New Street',
  city: 'Kochi',
  pincode: '682001',
};

export const partnerSamples = {
  input: {},
  events: [
    { type: 'form.recalled', values: begun },
    typedInto('state', 'Kerala'),
    typedInto('website', 'https://menon-interiors.example'),
    typedInto('website', 'menon'),
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'sent', answer: 'partner.sent' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refused: { company: 'This value is too long.' } },
      answer: 'partner.refused',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', answer: 'partner.down' },
    typedInto('website', ''),
  ],
  distinguish: distinguishForm(partnerForm.fields),
} satisfies Samples<FormChart>;
