import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { contactUsSamples } from '../../../machines/contactUs/contactUs.samples.ts';
import { ContactUs, contactUs } from './Contact.tsx';

export default {
  component: ContactUs,
  decorators: [inPage],
} satisfies Meta<typeof ContactUs>;

const at = createStateStories(contactUs, contactUsSamples);

export const Empty = at('editing.clean');
export const Incomplete = at('editing.incomplete');
export const Wrong = at('editing.wrong');
export const NotSent = at('editing.failed');
export const Sending = at('submitting');
export const Sent = at('succeeded.sent');
