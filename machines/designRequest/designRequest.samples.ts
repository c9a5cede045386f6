import { serializePhoto } from '../../src/domain/designForm.ts';
import type { FormChart } from '../form/createForm.ts';
import { createTypedEvent, distinguishForm } from '../form/formSamples.ts';
import type { Samples } from '../kit/samples.ts';
import { designRequestForm } from './designRequest.machine.ts';

const photo = { id: '4f6c1f1e-7b0a-4a53-9c2d-2f6f1a7b9c11', url: '/sites/default/files/2026-11/wall.jpg' };

/** A request in which the state is missing, and the number is none. */
const incomplete = {
  firstName: 'Asha',
  project: 'Twelve feet above the sofa',
  phone: '98470',
  photo: serializePhoto(photo),
  address: '1 New Street',
  city: 'Kochi',
  pincode: '682001',
  mail: 'asha@example.com',
};

export const designRequestSamples = {
  input: { about: 'wall' },
  events: [
    { type: 'form.recalled', values: incomplete },
    createTypedEvent('state', 'Kerala'),
    createTypedEvent('phone', '98470 12345'),
    createTypedEvent('phone', '98470'),
    { type: 'form.submitted' },
    { type: 'xstate.done.actor.sendForm', output: 'sent', reply: 'design.sent' },
    {
      type: 'xstate.done.actor.sendForm',
      output: { refusedFields: { project: 'This value is too long.' } },
      reply: 'design.refused',
    },
    { type: 'xstate.error.actor.sendForm', error: 'down', reply: 'design.down' },
    createTypedEvent('phone', ''),
    { type: 'upload.begun' },
    { type: 'upload.ended' },
  ],
  distinguish: distinguishForm(designRequestForm.fields),
} satisfies Samples<FormChart>;
