import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { wallPhotoSamples } from '../../../machines/wallPhoto/wallPhoto.samples.ts';
import { PhotoTools } from './PhotoTools.tsx';
import { wallPhoto } from './wallPhoto.ts';

export default { component: PhotoTools } satisfies Meta<typeof PhotoTools>;

const at = createStateStories(wallPhoto, wallPhotoSamples);

export const Reading = at('reading');
export const Refused = at('refused');
export const Measuring = at('measuring');
export const Measured = at('measured');
export const Removed = at('removed');
