import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { contactUsMachine } from '../../machines/contactUs/contactUs.machine.ts';
import type { FormResult, FormSubmission } from '../../machines/form/formDefinition.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { partnerMachine } from '../../machines/partner/partner.machine.ts';
import { sendContactMessage, sendPartnerApplication } from '../api/contactForms.ts';

/** A message to the shop. (CONT-14, API-97) */
export const contactPorts = {
  sendForm: async ({ values }: FormSubmission, signal: AbortSignal): Promise<FormResult> =>
    (await sendContactMessage(values, signal)) ?? 'sent',
};

export const contactLogic = provideActors(contactMachine, contactPorts);
export const contactUsLogic = provideActors(contactUsMachine, contactPorts);

/** An application to the shop. (PART-17, API-96) */
export const partnerPorts = {
  sendForm: async ({ values }: FormSubmission, signal: AbortSignal): Promise<FormResult> =>
    (await sendPartnerApplication(values, signal)) ?? 'sent',
};

export const partnerLogic = provideActors(partnerMachine, partnerPorts);
