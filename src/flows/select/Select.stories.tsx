import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { selectSamples } from '../../../machines/select/select.samples.ts';
import { Select, select } from './Select.tsx';

export default {
  component: Select,
  args: { pictures: [] },
} satisfies Meta<typeof Select>;

const at = createStateStories(select, selectSamples);

export const Printing = at('choosing.printing');
export const Framing = at('choosing.framing');
export const Unknown = at('unknown');
