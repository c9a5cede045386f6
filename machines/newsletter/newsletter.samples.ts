import type { FormChart } from '../form/createForm.ts';
import { distinguishForm } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { newsletterForm } from './newsletter.machine.ts';

const typed = (text: string) => ({ type: 'field.typed', field: 'mail', text }) as const;

export const newsletterSamples = {
  input: {},
  events: [
    typed('asha@'),
    typed('asha@example.com'),
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
  ],
  distinguish: distinguishForm(newsletterForm.fields),
} satisfies Samples<FormChart>;
