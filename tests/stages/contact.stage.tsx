import { contactSamples as samples } from '../../machines/contact/contact.samples.ts';
import { Contact, contact as flow } from '../../src/flows/contact/Contact.tsx';
import { contactGestures as gestures } from '../../src/flows/contact/contact.gestures.ts';
import { contactPorts as ports } from '../../src/ports/contact.ts';
import { stage } from '../support/walk/stage.ts';

export const contactStage = stage({ flow, ports, samples, gestures, view: <Contact /> });
