import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { forgetMeSamples } from '../../../machines/forgetMe/forgetMe.samples.ts';
import { ForgetMe, forgetMe } from './ForgetMe.tsx';

export default { component: ForgetMe } satisfies Meta<typeof ForgetMe>;

const at = createStateStories(forgetMe, forgetMeSamples);

export const Offered = at('offered');
export const Forgetting = at('forgetting');
export const Forgotten = at('forgotten');
