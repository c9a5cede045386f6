import type { FormChart } from '../form/createForm.ts';
import { distinguishForm, typedInto } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { newsletterForm } from './newsletter.machine.ts';

export const newsletterSamples = {
  input: {},
  events: [
    typedInto('mail', 'asha@'),
    typedInto('mail', 'asha@example.com'),
    { type: 'form.recalled', values: { mail: 'meera@example.com' } },
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'subscribed', answer: 'newsletter.subscribed' },
    { type: 'xstate.done.actor.sendForm', output: 'already', answer: 'newsletter.already' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refused: { mail: 'This value is too long.' } },
      answer: 'newsletter.refused',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', answer: 'newsletter.down' },
    typedInto('mail', ''),
  ],
  distinguish: distinguishForm(newsletterForm.fields),
} satisfies Samples<FormChart>;
