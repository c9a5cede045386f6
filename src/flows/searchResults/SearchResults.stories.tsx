import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { searchResultsSamples } from '../../../machines/searchResults/searchResults.samples.ts';
import { BrowseLinks, renderResultGroup } from '../../routes/lists/ResultGroup.tsx';
import { SearchResults, searchResults } from './SearchResults.tsx';

export default {
  component: SearchResults,
  args: { renderGroup: renderResultGroup, links: <BrowseLinks /> },
} satisfies Meta<typeof SearchResults>;

const at = createStateStories(searchResults, searchResultsSamples);

export const NoQuery = at('noQuery');
export const Loading = at('loading');
export const Found = at('found');
export const NearMatches = at('nearMatches');
export const NoResults = at('noResults');
export const Failed = at('failed');
