import type { FormChart } from '../form/createForm.ts';
import { createTypedEvent, distinguishForm } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { optOutForm } from './optOut.machine.ts';

export const optOutSamples = {
  input: {},
  events: [
    createTypedEvent('mail', 'asha@'),
    createTypedEvent('mail', 'asha@example.com'),
    { type: 'form.recalled', values: { mail: 'meera@example.com' } },
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'removed', reply: 'newsletter.removed' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refusedFields: { mail: 'This value is not a valid email address.' } },
      reply: 'newsletter.unknownAddress',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', reply: 'newsletter.notRemoved' },
    createTypedEvent('mail', ''),
  ],
  distinguish: distinguishForm(optOutForm.fields),
} satisfies Samples<FormChart>;
