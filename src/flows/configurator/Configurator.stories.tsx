import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { configuratorSamples } from '../../../machines/configurator/configurator.samples.ts';
import { Page } from '../../ui/Layout.tsx';
import { ChosenPrice } from './ChosenPrice.tsx';
import { Configurator, configurator } from './Configurator.tsx';

export default {
  title: 'Flows/Configurator',
  component: Configurator,
  args: { children: <ChosenPrice /> },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Configurator>;

const at = stateStories(configurator, configuratorSamples);

export const Opening = at('opening');
export const Sized = at('choosing.sized');
export const Unsized = at('choosing.unsized');
export const Missing = at('missing');
export const Failed = at('failed');
