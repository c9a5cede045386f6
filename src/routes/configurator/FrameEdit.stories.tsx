import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { frameEditSamples } from '../../../machines/configurator/configurator.samples.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { CurrentPrice } from '../../flows/configurator/CurrentPrice.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';
import { FrameEdit } from '../../flows/configurator/FrameEdit.tsx';
import { PicturePreview } from './configuratorParts.tsx';

export default {
  title: 'Framing/FrameEdit',
  component: Configurator,
  args: { preview: <PicturePreview />, choices: <FrameEdit />, children: <CurrentPrice /> },
  decorators: [inPage],
} satisfies Meta<typeof Configurator>;

const at = createStateStories(configurator, frameEditSamples);
const createStoriesOf = (requested: Record<string, string>) =>
  createStateStories(configurator, {
    ...frameEditSamples,
    input: { ...frameEditSamples.input, requestedChoice: requested },
  });

export const OnCanvas = at('frames.listed');
export const OnPaper = createStoriesOf({ media: 'Paper', size: '24x30' })('frames.listed');
export const GoldenRatio = createStoriesOf({ media: 'Paper', size: '24x30', mat: 'golden', pad: 'slate' })(
  'frames.listed',
);
export const LinkFramesUnknown = at('link.adjusted.framesUnknown');
export const LinkComplete = at('link.adjusted.complete');
export const FrameReading = at('frames.loading');
export const FrameMissing = at('frames.missing');
export const FramesFailed = at('frames.failed');
