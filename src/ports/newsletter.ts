import type { FormResult, FormSubmission } from '../../machines/form/formDefinition.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { newsletterMachine } from '../../machines/newsletter/newsletter.machine.ts';
import { optOutMachine } from '../../machines/optOut/optOut.machine.ts';
import { isSubscribed, subscribe, unsubscribe } from '../api/shopForms.ts';
import { parseRefusedFields } from './refusedFields.ts';

/** Asks whether an address is on the list, and puts it there if not. (NEWS-02, API-02, API-03) */
async function joinList({ values: { mail = '' } }: FormSubmission, signal: AbortSignal): Promise<FormResult> {
  if (await isSubscribed(mail, signal)) return 'alreadySubscribed';
  try {
    await subscribe(mail, signal);
    return 'subscribed';
  } catch (failure) {
    return parseRefusedFields(failure, { mail: 'title' });
  }
}

export const newsletterPorts = { sendForm: joinList };

export const newsletterLogic = provideActors(newsletterMachine, newsletterPorts);

/** Takes an address off the list; nobody learns whether it was there. (STAT-08) */
async function leaveList({ values: { mail = '' } }: FormSubmission, signal: AbortSignal): Promise<FormResult> {
  try {
    await unsubscribe(mail, signal);
    return 'removed';
  } catch (failure) {
    return parseRefusedFields(failure, { mail: 'mail' });
  }
}

export const optOutPorts = { sendForm: leaveList };

export const optOutLogic = provideActors(optOutMachine, optOutPorts);
