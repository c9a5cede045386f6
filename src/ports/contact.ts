import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { contactUsMachine } from '../../machines/contactUs/contactUs.machine.ts';
import type { FormAnswer, FormSent } from '../../machines/form/formDefinition.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { partnerMachine } from '../../machines/partner/partner.machine.ts';
import { sendContactMessage } from '../api/shopForms.ts';
import { CONTACT_FORM, CONTACT_NAMES, contactMessage } from '../domain/contactForm.ts';
import { PARTNER_FORM, PARTNER_NAMES, partnerApplication } from '../domain/partnerForm.ts';
import { refusedFields } from './refusedFields.ts';

/** Sends a message to the shop. (CONT-14, API-97) */
async function sendMessage({ values }: FormSent, signal: AbortSignal): Promise<FormAnswer> {
  try {
    await sendContactMessage(CONTACT_FORM, contactMessage(values), signal);
    return 'sent';
  } catch (failure) {
    return refusedFields(failure, CONTACT_NAMES);
  }
}

export const contactPorts = { sendForm: sendMessage };

export const contactLogic = provideActors(contactMachine, contactPorts);
export const contactUsLogic = provideActors(contactUsMachine, contactPorts);

/** Sends an application to the shop. (PART-17, API-96) */
async function sendApplication({ values }: FormSent, signal: AbortSignal): Promise<FormAnswer> {
  try {
    await sendContactMessage(PARTNER_FORM, partnerApplication(values), signal);
    return 'sent';
  } catch (failure) {
    return refusedFields(failure, PARTNER_NAMES);
  }
}

export const partnerPorts = { sendForm: sendApplication };

export const partnerLogic = provideActors(partnerMachine, partnerPorts);
