import { provideActors } from '../../machines/kit/port.ts';
import {
  type NewsletterLinkInput,
  type NewsletterLinkResult,
  newsletterLinkMachine,
} from '../../machines/newsletterLink/newsletterLink.machine.ts';
import { confirmSubscription, endSubscription } from '../api/newsletter.ts';

/** Does what the link of a letter is for. Rejects as a call does. (API-03, STAT-08) */
async function useLink({ purpose, ...link }: NewsletterLinkInput, signal: AbortSignal): Promise<NewsletterLinkResult> {
  const use = purpose === 'confirm' ? confirmSubscription : endSubscription;
  return (await use(link, signal)) ? 'taken' : 'invalid';
}

export const newsletterLinkPorts = { useLink };

export const newsletterLinkLogic = provideActors(newsletterLinkMachine, newsletterLinkPorts);
