import type { FormResult, FormSubmission } from '../../machines/form/formDefinition.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { newsletterMachine } from '../../machines/newsletter/newsletter.machine.ts';
import { optOutMachine } from '../../machines/optOut/optOut.machine.ts';
import { isSubscribed, subscribe, unsubscribe } from '../api/newsletter.ts';

/** Asks whether an address is on the list, and puts it there if not. (NEWS-02, API-02, API-03) */
async function joinList({ values: { mail = '' } }: FormSubmission, signal: AbortSignal): Promise<FormResult> {
  if (await isSubscribed(mail, signal)) return 'alreadySubscribed';
  return (await subscribe(mail, signal)) ?? 'subscribed';
}

export const newsletterPorts = { sendForm: joinList };

export const newsletterLogic = provideActors(newsletterMachine, newsletterPorts);

/** Takes an address off the list; nobody learns whether it was there. (STAT-08) */
async function leaveList({ values: { mail = '' } }: FormSubmission, signal: AbortSignal): Promise<FormResult> {
  return (await unsubscribe(mail, signal)) ?? 'removed';
}

export const optOutPorts = { sendForm: leaveList };

export const optOutLogic = provideActors(optOutMachine, optOutPorts);
