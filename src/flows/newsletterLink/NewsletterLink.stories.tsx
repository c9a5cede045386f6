import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { newsletterLinkSamples } from '../../../machines/newsletterLink/newsletterLink.samples.ts';
import { NewsletterLink, newsletterLink } from './NewsletterLink.tsx';

export default { component: NewsletterLink } satisfies Meta<typeof NewsletterLink>;

const at = createStateStories(newsletterLink, newsletterLinkSamples);

export const Opened = at('idle');
export const Submitting = at('submitting');
export const Confirmed = at('confirmed');
export const Unsubscribed = at('unsubscribed');
export const Invalid = at('invalid');
export const Failed = at('failed');
