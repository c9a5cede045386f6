import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { partnerSamples } from '../../../machines/partner/partner.samples.ts';
import { Partner, partner } from './Partner.tsx';

export default {
  component: Partner,
  decorators: [inPage],
} satisfies Meta<typeof Partner>;

const at = createStateStories(partner, partnerSamples);

export const Empty = at('editing.noErrors');
export const Incomplete = at('editing.incomplete');
export const Invalid = at('editing.invalid');
export const NotSent = at('editing.failed');
export const Sending = at('submitting');
export const Sent = at('succeeded.sent');
