import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { searchSamples } from '../../../machines/search/search.samples.ts';
import { Search, search } from './Search.tsx';

export default {
  component: Search,
  args: { placement: 'header' },
} satisfies Meta<typeof Search>;

const at = createStateStories(search, searchSamples);

export const Idle = at('idle');
export const Typing = at('typing');
export const Loading = at('loading');
export const Found = at('found');
export const Collapsed = at('collapsed');
export const NoResults = at('noResults');
export const NoData = at('noData');
export const Failed = at('failed');
