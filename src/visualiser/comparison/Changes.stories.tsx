import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { comparisonSamples } from '../../../machines/comparison/comparison.samples.ts';
import { Changes } from './Changes.tsx';
import { comparison } from './comparison.ts';

export default { component: Changes } satisfies Meta<typeof Changes>;

const at = createStateStories(comparison, comparisonSamples);

export const Listing = at('listing');
export const Choosing = at('choosing');
export const Alone = at('alone');
export const Reading = at('reading');
export const ReadingFile = at('readingFile');
export const Different = at('outcome.different');
export const Alike = at('outcome.alike');
export const Lacking = at('outcome.lacking');
export const Unknown = at('outcome.unknown');
export const Failed = at('outcome.failed');
export const Unreadable = at('outcome.unreadable');
export const Another = at('outcome.another');
