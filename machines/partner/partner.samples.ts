import type { FormChart } from '../form/createForm.ts';
import { createTypedEvent, distinguishForm } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { partnerForm } from './partner.machine.ts';

/** An application in which the state is missing, and the website is none. */
const incomplete = {
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
    { type: 'form.recalled', values: incomplete },
    createTypedEvent('state', 'Kerala'),
    createTypedEvent('website', 'https://menon-interiors.example'),
    createTypedEvent('website', 'menon'),
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'sent', reply: 'partner.sent' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refusedFields: { company: 'This value is too long.' } },
      reply: 'partner.refused',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', reply: 'partner.down' },
    createTypedEvent('website', ''),
  ],
  distinguish: distinguishForm(partnerForm.fields),
} satisfies Samples<FormChart>;
