import { messageSamples } from '../contact/contact.samples.ts';
import type { FormChart } from '../form/createForm.ts';
import { distinguishForm } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { contactUsForm } from './contactUs.machine.ts';

export const contactUsSamples = {
  input: {},
  events: [...messageSamples],
  distinguish: distinguishForm(contactUsForm.fields),
} satisfies Samples<FormChart>;
