import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { giftPictureSamples } from '../../../machines/giftPicture/giftPicture.samples.ts';
import { GiftPicture, giftPicture } from './GiftPicture.tsx';

export default { component: GiftPicture } satisfies Meta<typeof GiftPicture>;

const at = createStateStories(giftPicture, giftPictureSamples);

export const Restoring = at('restoring');
export const None = at('none');
export const Reading = at('reading');
export const Chosen = at('chosen');
export const Refused = at('refused');
export const Failed = at('failed');
