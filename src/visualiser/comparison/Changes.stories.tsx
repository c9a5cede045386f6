import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { comparisonSamples } from '../../../machines/comparison/comparison.samples.ts';
import { Changes } from './Changes.tsx';
import { comparison } from './comparison.ts';

export default { component: Changes } satisfies Meta<typeof Changes>;

const at = createStateStories(comparison, comparisonSamples);

export const Listing = at('listing');
export const Choosing = at('choosing');
export const FileOnly = at('fileOnly');
export const Loading = at('loading');
export const ReadingFile = at('readingFile');
export const Different = at('outcome.different');
export const Identical = at('outcome.identical');
export const FlowMissing = at('outcome.flowMissing');
export const Unknown = at('outcome.unknown');
export const Failed = at('outcome.failed');
export const Unreadable = at('outcome.unreadable');
export const OtherFlow = at('outcome.otherFlow');
