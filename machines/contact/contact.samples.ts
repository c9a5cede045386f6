import type { FormChart } from '../form/createForm.ts';
import { createTypedEvent, distinguishForm } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { contactForm } from './contact.machine.ts';

/** What happens to a message to the shop, in the dialog and on the page alike. */
export const messageSamples = [
  // Nothing but its topic is missing, and its address is wrong.
  { type: 'form.recalled', values: { name: 'Asha', mail: 'asha@', message: 'Do you frame kites?' } },
  createTypedEvent('topic', 'Custom Framing / Frames'),
  createTypedEvent('mail', 'asha@example.com'),
  createTypedEvent('mail', 'asha@'),
  { type: 'form.submitted' },
  { type: 'xstate.done.actor.sendForm', output: 'sent', reply: 'contact.sent' },
  {
    type: 'xstate.done.actor.sendForm',
    output: { refusedFields: { message: 'This value is too long.' } },
    reply: 'contact.refused',
  },
  { type: 'xstate.error.actor.sendForm', error: 'down', reply: 'contact.down' },
] as const;

export const contactSamples = {
  input: {},
  events: [{ type: 'form.opened' }, { type: 'form.closed' }, ...messageSamples],
  distinguish: distinguishForm(contactForm.fields),
} satisfies Samples<FormChart>;
