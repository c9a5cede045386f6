import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { contactUsMachine } from '../../machines/contactUs/contactUs.machine.ts';
import type { FormResult, FormSubmission } from '../../machines/form/formDefinition.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { partnerMachine } from '../../machines/partner/partner.machine.ts';
import { sendContactMessage } from '../api/shopForms.ts';
import { CONTACT_FIELD_NAMES, CONTACT_FORM, toContactMessage } from '../domain/contactForm.ts';
import type { BackendFieldNames, FormValues } from '../domain/form.ts';
import { PARTNER_FIELD_NAMES, PARTNER_FORM, toPartnerApplication } from '../domain/partnerForm.ts';
import { parseRefusedFields } from './refusedFields.ts';

/** Sends a form by a contact form of the backend; a field that it does not take is an answer. */
const sendBy =
  (contactForm: string, toFields: (values: FormValues) => Record<string, string>, names: BackendFieldNames) =>
  async ({ values }: FormSubmission, signal: AbortSignal): Promise<FormResult> => {
    try {
      await sendContactMessage(contactForm, toFields(values), signal);
      return 'sent';
    } catch (failure) {
      return parseRefusedFields(failure, names);
    }
  };

/** A message to the shop. (CONT-14, API-97) */
export const contactPorts = { sendForm: sendBy(CONTACT_FORM, toContactMessage, CONTACT_FIELD_NAMES) };

export const contactLogic = provideActors(contactMachine, contactPorts);
export const contactUsLogic = provideActors(contactUsMachine, contactPorts);

/** An application to the shop. (PART-17, API-96) */
export const partnerPorts = { sendForm: sendBy(PARTNER_FORM, toPartnerApplication, PARTNER_FIELD_NAMES) };

export const partnerLogic = provideActors(partnerMachine, partnerPorts);
