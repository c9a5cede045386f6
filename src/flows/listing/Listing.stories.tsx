import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { listingSamples } from '../../../machines/listing/listing.samples.ts';
import { Page } from '../../ui/Layout.tsx';
import { Listing, listing } from './Listing.tsx';

export default {
  title: 'Flows/Listing',
  component: Listing,
  args: { themes: ['Abstract', 'Backwaters', 'Botanicals'], orientations: ['Portrait', 'Landscape', 'Square'] },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Listing>;

const at = stateStories(listing, listingSamples);

export const Loading = at('results.loading');
export const Shown = at('results.shown');
export const Empty = at('results.empty');
export const Failed = at('results.failed');
export const Ready = at('goToPage.ready');
export const Already = at('goToPage.already');
export const Invalid = at('goToPage.invalid');
