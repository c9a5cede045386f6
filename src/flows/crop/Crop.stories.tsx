import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { cropSamples } from '../../../machines/crop/crop.samples.ts';
import { Crop } from './Crop.tsx';
import { crop } from './crop.ts';

export default { component: Crop } satisfies Meta<typeof Crop>;

const at = createStateStories(crop, cropSamples);

export const Loading = at('loading');
export const Missing = at('missing');
export const OpeningFailed = at('failed');
export const TooLow = at('tooLow');
export const Cropping = at('cropping.noErrors');
export const UploadFailed = at('cropping.uploadFailed');
export const RenderFailed = at('cropping.renderFailed');
export const CutTooLow = at('cropping.tooLow');
export const Rendering = at('sending.rendering');
export const SendingOriginal = at('sending.sendingOriginal');
export const SendingCropped = at('sending.sendingCropped');
export const Leaving = at('leaving');
