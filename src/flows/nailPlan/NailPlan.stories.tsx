import type { Meta } from '@storybook/react-vite';
import { inPage } from '../../../.storybook/inPage.tsx';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { nailPlanSamples } from '../../../machines/nailPlan/nailPlan.samples.ts';
import { NailPlan, nailPlan } from './NailPlan.tsx';

export default {
  component: NailPlan,
  decorators: [inPage],
} satisfies Meta<typeof NailPlan>;

const at = createStateStories(nailPlan, nailPlanSamples);

export const Loading = at('loading');
export const Shown = at('shown');
export const NoPlan = at('noPlan');
export const Missing = at('missing');
export const Failed = at('failed');
