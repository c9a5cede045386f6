import type { FormAnswer, FormSent } from '../../machines/form/formDefinition.ts';
import { fill } from '../../machines/kit/port.ts';
import { partnerMachine } from '../../machines/partner/partner.machine.ts';
import { sendContactMessage } from '../api/contact.ts';
import { PARTNER_FORM, PARTNER_NAMES, partnerApplication } from '../domain/partnerForm.ts';
import { refusedFields } from './refusedFields.ts';

/** Sends an application to the shop. (PART-17, API-96) */
async function sendForm({ values }: FormSent, signal: AbortSignal): Promise<FormAnswer> {
  try {
    await sendContactMessage(PARTNER_FORM, partnerApplication(values), signal);
    return 'sent';
  } catch (failure) {
    return refusedFields(failure, PARTNER_NAMES);
  }
}

export const partnerPorts = { sendForm };

export const partnerLogic = fill(partnerMachine, partnerPorts);
