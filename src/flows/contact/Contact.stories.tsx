import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { contactSamples } from '../../../machines/contact/contact.samples.ts';
import { Contact, contact } from './Contact.tsx';

export default {
  component: Contact,
  decorators: [inPage],
} satisfies Meta<typeof Contact>;

const at = createStateStories(contact, contactSamples);

export const Closed = at('closed');
export const Open = at('editing.noErrors');
export const Incomplete = at('editing.incomplete');
export const Invalid = at('editing.invalid');
export const Sending = at('submitting');
