import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { framedPictureSamples } from '../../../machines/framedPicture/framedPicture.samples.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FramedPicture, framedPicture } from './FramedPicture.tsx';

export default {
  component: FramedPicture,
  args: { fallback: <Skeleton width="16rem" height="20rem" /> },
} satisfies Meta<typeof FramedPicture>;

const at = createStateStories(framedPicture, framedPictureSamples);

export const Loading = at('loading');
export const Failed = at('failed');
export const Answered = at('answered');
