import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { contactUsMachine } from '../../machines/contactUs/contactUs.machine.ts';
import type { FormAnswer, FormSent } from '../../machines/form/formDefinition.ts';
import { fill } from '../../machines/kit/port.ts';
import { sendContactMessage } from '../api/contact.ts';
import { CONTACT_FORM, CONTACT_NAMES, contactMessage } from '../domain/contactForm.ts';
import { refusedFields } from './refusedFields.ts';

/** Sends a message to the shop. (CONT-14, API-97) */
async function sendForm({ values }: FormSent, signal: AbortSignal): Promise<FormAnswer> {
  try {
    await sendContactMessage(CONTACT_FORM, contactMessage(values), signal);
    return 'sent';
  } catch (failure) {
    return refusedFields(failure, CONTACT_NAMES);
  }
}

export const contactPorts = { sendForm };

export const contactLogic = fill(contactMachine, contactPorts);
export const contactUsLogic = fill(contactUsMachine, contactPorts);
