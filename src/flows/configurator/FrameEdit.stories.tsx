import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { frameEditSamples } from '../../../machines/configurator/frameEdit.samples.ts';
import { Page } from '../../ui/Layout.tsx';
import { ChosenPrice } from './ChosenPrice.tsx';
import { Configurator } from './Configurator.tsx';
import { configurator } from './configurator.ts';
import { FrameEdit } from './FrameEdit.tsx';

export default {
  title: 'Flows/FrameEdit',
  component: Configurator,
  args: { preview: null, choices: <FrameEdit />, children: <ChosenPrice /> },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Configurator>;

const at = stateStories({ ...configurator, machine: configuratorMachine }, frameEditSamples);
const asking = (asked: Record<string, string>) =>
  stateStories(
    { ...configurator, machine: configuratorMachine },
    { ...frameEditSamples, input: { ...frameEditSamples.input, asked } },
  );

export const OnCanvas = at('frames.listed');
export const OnPaper = asking({ media: 'Paper', size: '24x30' })('frames.listed');
export const GoldenRatio = asking({ media: 'Paper', size: '24x30', mat: 'golden', pad: 'slate' })('frames.listed');
export const Unsized = at('picture.choosing.unsized.open');
export const LinkAdjustedSoFar = at('link.adjusted.soFar');
export const LinkAdjustedWholly = at('link.adjusted.wholly');
export const FrameReading = at('frames.reading');
export const FrameMissing = at('frames.missing');
export const FramesFailed = at('frames.failed');
