import type { FormChart } from '../form/createForm.ts';
import { createTypedEvent, distinguishForm } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { newsletterForm } from './newsletter.machine.ts';

export const newsletterSamples = {
  input: {},
  events: [
    createTypedEvent('mail', 'asha@'),
    createTypedEvent('mail', 'asha@example.com'),
    { type: 'form.recalled', values: { mail: 'meera@example.com' } },
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'subscribed', reply: 'newsletter.subscribed' },
    { type: 'xstate.done.actor.sendForm', output: 'alreadySubscribed', reply: 'newsletter.already' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refusedFields: { mail: 'This value is too long.' } },
      reply: 'newsletter.refused',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', reply: 'newsletter.down' },
    createTypedEvent('mail', ''),
  ],
  distinguish: distinguishForm(newsletterForm.fields),
} satisfies Samples<FormChart>;
