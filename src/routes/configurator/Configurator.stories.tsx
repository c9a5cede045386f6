import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import {
  configuratorSamples,
  sizeScreenSamples,
  tinyUploadSamples,
  uploadSamples,
} from '../../../machines/configurator/configurator.samples.ts';
import { Configurator } from '../../flows/configurator/Configurator.tsx';
import { CurrentPrice } from '../../flows/configurator/CurrentPrice.tsx';
import { configurator } from '../../flows/configurator/configurator.ts';
import { NextStep, SizeScreenChoices } from '../../flows/configurator/SizeScreen.tsx';
import { PicturePreview } from './configuratorParts.tsx';

export default {
  title: 'Framing/Configurator',
  component: Configurator,
  args: { preview: <PicturePreview />, children: <CurrentPrice /> },
  decorators: [inPage],
} satisfies Meta<typeof Configurator>;

const at = createStateStories(configurator, configuratorSamples);
const onSizes = (where: string) => ({
  ...createStateStories(configurator, sizeScreenSamples)(where),
  args: { preview: <PicturePreview />, choices: <SizeScreenChoices />, children: <NextStep /> },
});

export const Loading = at('picture.loading');
export const Choosing = at('picture.choosing');
export const Missing = at('picture.missing');
export const MediaUnchosen = onSizes('picture.mediaUnchosen.open');
export const SizeMissed = onSizes('picture.mediaUnchosen.missed');
export const Gone = createStateStories(configurator, uploadSamples)('picture.gone');
export const TooSmall = createStateStories(configurator, tinyUploadSamples)('picture.tooSmall');
export const FramesNotNeeded = createStateStories(configurator, {
  ...configuratorSamples,
  input: { ...configuratorSamples.input, requestedChoice: { mode: 'art' } },
})('frames.notNeeded');
export const FramesReading = at('frames.loading');
export const FramesListed = at('frames.listed');
export const NoFrames = at('frames.none');
export const FrameMissing = createStateStories(configurator, {
  ...configuratorSamples,
  input: { ...configuratorSamples.input, fixed: { frame: 'no-such-frame' } },
})('frames.missing');
export const FramesFailed = at('frames.failed');
export const LinkApplied = at('link.applied');
export const LinkFramesUnknown = at('link.adjusted.framesUnknown');
export const LinkComplete = at('link.adjusted.complete');
