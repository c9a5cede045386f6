import type { FormChart } from '../form/createForm.ts';
import { distinguishForm, typedInto } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { optOutForm } from './optOut.machine.ts';

export const optOutSamples = {
  input: {},
  events: [
    typedInto('mail', 'asha@'),
    typedInto('mail', 'asha@example.com'),
    { type: 'form.recalled', values: { mail: 'meera@example.com' } },
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'removed', answer: 'newsletter.removed' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refused: { mail: 'This value is not a valid email address.' } },
      answer: 'newsletter.unknownAddress',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', answer: 'newsletter.notRemoved' },
    typedInto('mail', ''),
  ],
  distinguish: distinguishForm(optOutForm.fields),
} satisfies Samples<FormChart>;
