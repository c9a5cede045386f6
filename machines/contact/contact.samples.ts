import type { FormChart } from '../form/createForm.ts';
import { distinguishForm, typedInto } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { contactForm } from './contact.machine.ts';

/** A message with nothing but its topic missing. */
const begun = { name: 'Asha', mail: 'asha@', message: 'Do you frame kites?' };

export const contactSamples = {
  input: {},
  events: [
    { type: 'form.opened' },
    { type: 'form.closed' },
    { type: 'form.recalled', values: begun },
    typedInto('topic', 'Custom Framing / Frames'),
    typedInto('mail', 'asha@example.com'),
    typedInto('mail', 'asha@'),
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'sent', answer: 'contact.sent' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refused: { message: 'This value is too long.' } },
      answer: 'contact.refused',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', answer: 'contact.down' },
  ],
  distinguish: distinguishForm(contactForm.fields),
} satisfies Samples<FormChart>;
