import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import {
  configuratorSamples,
  sizeScreenSamples,
  tinyUploadSamples,
  uploadSamples,
} from '../../../machines/configurator/configurator.samples.ts';
import { Page } from '../../ui/Layout.tsx';
import { ChosenPrice } from './ChosenPrice.tsx';
import { Configurator } from './Configurator.tsx';
import { configurator } from './configurator.ts';
import { Onward, SizeChoices } from './SizeChoices.tsx';

export default {
  title: 'Flows/Configurator',
  component: Configurator,
  args: { preview: null, children: <ChosenPrice /> },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Configurator>;

const at = stateStories({ ...configurator, machine: configuratorMachine }, configuratorSamples);
const onSizes = (where: string) => ({
  ...stateStories({ ...configurator, machine: configuratorMachine }, sizeScreenSamples)(where),
  args: { choices: <SizeChoices />, children: <Onward /> },
});

export const Opening = at('picture.opening');
export const Sized = at('picture.choosing.sized');
export const Unsized = at('picture.choosing.unsized.open');
export const Missing = at('picture.missing');
export const MediaUnchosen = onSizes('picture.mediaUnchosen');
export const SizeMissed = onSizes('picture.choosing.unsized.missed');
export const Gone = stateStories({ ...configurator, machine: configuratorMachine }, uploadSamples)('picture.gone');
export const Unfit = stateStories(
  { ...configurator, machine: configuratorMachine },
  tinyUploadSamples,
)('picture.unfit');
export const FramesUnneeded = stateStories(
  { ...configurator, machine: configuratorMachine },
  {
    ...configuratorSamples,
    input: { ...configuratorSamples.input, asked: { mode: 'art' } },
  },
)('frames.unneeded');
export const FramesReading = at('frames.reading');
export const FramesListed = at('frames.listed');
export const NoFrames = at('frames.none');
export const FrameMissing = stateStories(
  { ...configurator, machine: configuratorMachine },
  {
    ...configuratorSamples,
    input: { ...configuratorSamples.input, fixed: { frame: 'no-such-frame' } },
  },
)('frames.missing');
export const FramesFailed = at('frames.failed');
export const LinkGranted = at('link.granted');
export const LinkAdjustedSoFar = at('link.adjusted.soFar');
export const LinkAdjustedWholly = at('link.adjusted.wholly');
