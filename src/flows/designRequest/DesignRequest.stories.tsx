import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { designRequestSamples } from '../../../machines/designRequest/designRequest.samples.ts';
import { DesignRequest, designRequest } from './DesignRequest.tsx';

export default {
  component: DesignRequest,
  args: { label: 'Gallery wall consultation', photo: () => <p>Here stands the photo.</p> },
  decorators: [inPage],
} satisfies Meta<typeof DesignRequest>;

const at = createStateStories(designRequest, designRequestSamples);

export const Empty = at('editing.noErrors');
export const Incomplete = at('editing.incomplete');
export const Invalid = at('editing.invalid');
export const NotSent = at('editing.failed');
export const WaitingForThePhoto = at('waiting');
export const Sending = at('submitting');
export const Sent = at('succeeded.sent');
