import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { comparisonSamples } from '../../../machines/comparison/comparison.samples.ts';
import { Changes } from './Changes.tsx';
import { comparison } from './comparison.ts';

export default { title: 'Charts/Changes', component: Changes } satisfies Meta<typeof Changes>;

const at = createStateStories(comparison, comparisonSamples);

export const Listing = at('listing');
export const Choosing = at('choosing');
export const Alone = at('alone');
export const Reading = at('reading');
export const ReadingFile = at('readingFile');
export const Different = at('told.different');
export const Alike = at('told.alike');
export const Lacking = at('told.lacking');
export const Unknown = at('told.unknown');
export const Failed = at('told.failed');
export const Unreadable = at('told.unreadable');
export const Another = at('told.another');
