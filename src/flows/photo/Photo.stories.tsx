import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { photoSamples } from '../../../machines/photo/photo.samples.ts';
import { Photo, photo } from './Photo.tsx';

export default {
  component: Photo,
  args: { controlId: 'photo', getUrl: (url: string) => url },
  decorators: [inPage],
} satisfies Meta<typeof Photo>;

const at = createStateStories(photo, photoSamples);

export const None = at('none');
export const Reading = at('reading');
export const Restoring = at('restoring');
export const Sending = at('sending');
export const Sent = at('sent');
export const Refused = at('refused');
export const Unreadable = at('unreadable');
export const Failed = at('failed');
