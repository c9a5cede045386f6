import { contactUsSamples as samples } from '../../machines/contactUs/contactUs.samples.ts';
import { ContactUs, contactUs as flow } from '../../src/flows/contactUs/ContactUs.tsx';
import { contactUsGestures as gestures } from '../../src/flows/contactUs/contactUs.gestures.ts';
import { contactPorts as ports } from '../../src/ports/contact.ts';
import { stage } from '../support/walk/stage.ts';

export const contactUsStage = stage({ flow, ports, samples, gestures, view: <ContactUs /> });
