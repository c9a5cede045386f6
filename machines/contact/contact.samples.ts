import type { FormChart } from '../form/createForm.ts';
import { distinguishForm } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { contactForm } from './contact.machine.ts';
import { messageSamples } from './messageSamples.ts';

export const contactSamples = {
  input: {},
  events: [{ type: 'form.opened' }, { type: 'form.closed' }, ...messageSamples],
  distinguish: distinguishForm(contactForm.fields),
} satisfies Samples<FormChart>;
