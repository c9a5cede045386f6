import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { wallFramesSamples } from '../../../machines/wallFrames/wallFrames.samples.ts';
import { WallFrames, wallFrames } from './WallFrames.tsx';

export default { component: WallFrames } satisfies Meta<typeof WallFrames>;

const at = createStateStories(wallFrames, wallFramesSamples);

export const Loading = at('loading');
export const Choosing = at('choosing');
export const Failed = at('failed');
export const Chosen = at('chosen');
export const Closed = at('closed');
