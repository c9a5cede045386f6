import type { FormAnswer, FormSent } from '../../machines/form/formDefinition.ts';
import { fill } from '../../machines/kit/port.ts';
import { newsletterMachine } from '../../machines/newsletter/newsletter.machine.ts';
import { isSubscribed, subscribe } from '../api/newsletter.ts';
import { refusedFields } from './refusedFields.ts';

/** Asks whether an address is on the list, and puts it there if not. (NEWS-02, API-02, API-03) */
async function sendForm({ values: { mail = '' } }: FormSent, signal: AbortSignal): Promise<FormAnswer> {
  if (await isSubscribed(mail, signal)) return 'already';
  try {
    await subscribe(mail, signal);
    return 'subscribed';
  } catch (failure) {
    return refusedFields(failure, { mail: 'title' });
  }
}

export const newsletterPorts = { sendForm };

export const newsletterLogic = fill(newsletterMachine, newsletterPorts);
