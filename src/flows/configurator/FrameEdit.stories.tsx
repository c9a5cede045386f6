import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { frameEditSamples } from '../../../machines/configurator/frameEdit.samples.ts';
import { Page } from '../../ui/Layout.tsx';
import { Configurator } from './Configurator.tsx';
import { CurrentPrice } from './CurrentPrice.tsx';
import { configurator } from './configurator.ts';
import { FrameEdit } from './FrameEdit.tsx';

export default {
  component: Configurator,
  args: { preview: null, choices: <FrameEdit />, children: <CurrentPrice /> },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Configurator>;

const at = createStateStories({ ...configurator, machine: configuratorMachine }, frameEditSamples);
const asking = (requested: Record<string, string>) =>
  createStateStories(
    { ...configurator, machine: configuratorMachine },
    { ...frameEditSamples, input: { ...frameEditSamples.input, requestedChoice: requested } },
  );

export const OnCanvas = at('frames.listed');
export const OnPaper = asking({ media: 'Paper', size: '24x30' })('frames.listed');
export const GoldenRatio = asking({ media: 'Paper', size: '24x30', mat: 'golden', pad: 'slate' })('frames.listed');
export const LinkAdjustedSoFar = at('link.adjusted.soFar');
export const LinkAdjustedWholly = at('link.adjusted.wholly');
export const FrameReading = at('frames.reading');
export const FrameMissing = at('frames.missing');
export const FramesFailed = at('frames.failed');
