import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { newsletterSamples } from '../../../machines/newsletter/newsletter.samples.ts';
import { Newsletter, newsletter } from './Newsletter.tsx';

export default { component: Newsletter } satisfies Meta<typeof Newsletter>;

const at = createStateStories(newsletter, newsletterSamples);

export const Empty = at('editing.noErrors');
export const NothingTyped = at('editing.incomplete');
export const NoAddress = at('editing.invalid');
export const Sending = at('submitting');
export const Subscribed = at('succeeded.subscribed');
export const OnTheListAlready = at('succeeded.alreadySubscribed');
