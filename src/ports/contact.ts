import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { contactUsMachine } from '../../machines/contactUs/contactUs.machine.ts';
import type { FormResult, FormSubmission } from '../../machines/form/formDefinition.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { partnerMachine } from '../../machines/partner/partner.machine.ts';
import { sendContactMessage } from '../api/shopForms.ts';
import { CONTACT_FIELD_NAMES, CONTACT_FORM, toContactMessage } from '../domain/contactForm.ts';
import { PARTNER_FIELD_NAMES, PARTNER_FORM, toPartnerApplication } from '../domain/partnerForm.ts';
import { parseRefusedFields } from './refusedFields.ts';

/** Sends a message to the shop. (CONT-14, API-97) */
async function sendMessage({ values }: FormSubmission, signal: AbortSignal): Promise<FormResult> {
  try {
    await sendContactMessage(CONTACT_FORM, toContactMessage(values), signal);
    return 'sent';
  } catch (failure) {
    return parseRefusedFields(failure, CONTACT_FIELD_NAMES);
  }
}

export const contactPorts = { sendForm: sendMessage };

export const contactLogic = provideActors(contactMachine, contactPorts);
export const contactUsLogic = provideActors(contactUsMachine, contactPorts);

/** Sends an application to the shop. (PART-17, API-96) */
async function sendApplication({ values }: FormSubmission, signal: AbortSignal): Promise<FormResult> {
  try {
    await sendContactMessage(PARTNER_FORM, toPartnerApplication(values), signal);
    return 'sent';
  } catch (failure) {
    return parseRefusedFields(failure, PARTNER_FIELD_NAMES);
  }
}

export const partnerPorts = { sendForm: sendApplication };

export const partnerLogic = provideActors(partnerMachine, partnerPorts);
