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

export const Empty = at('editing.noErrors');
export const Incomplete = at('editing.incomplete');
export const Invalid = at('editing.invalid');
export const NotSent = at('editing.failed');
export const Sending = at('submitting');
export const Sent = at('succeeded.sent');
