import { photoText } from '../../src/domain/designForm.ts';
import type { FormChart } from '../form/createForm.ts';
import { distinguishForm, typedInto } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { designRequestForm } from './designRequest.machine.ts';

const photo = { id: '4f6c1f1e-7b0a-4a53-9c2d-2f6f1a7b9c11', url: '/sites/default/files/2026-11/wall.jpg' };

/** A request in which the state is missing, and the number is none. */
const begun = {
  firstName: 'Asha',
  project: 'Twelve feet above the sofa',
  phone: '98470',
  photo: photoText(photo),
  address: '1 New Street',
  city: 'Kochi',
  pincode: '682001',
  mail: 'asha@example.com',
};

export const designRequestSamples = {
  input: { about: 'wall' },
  events: [
    { type: 'form.recalled', values: begun },
    typedInto('state', 'Kerala'),
    typedInto('phone', '98470 12345'),
    typedInto('phone', '98470'),
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'sent', answer: 'design.sent' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refused: { project: 'This value is too long.' } },
      answer: 'design.refused',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', answer: 'design.down' },
    typedInto('phone', ''),
  ],
  distinguish: distinguishForm(designRequestForm.fields),
} satisfies Samples<FormChart>;
