import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { toastsSamples } from '../../../machines/toasts/toasts.samples.ts';
import { Toasts } from './Toasts.tsx';
import { toasts } from './toasts.ts';

export default {
  title: 'Flows/Toasts',
  component: Toasts,
} satisfies Meta<typeof Toasts>;

const at = stateStories(toasts, toastsSamples);

export const Quiet = at('quiet');
export const Counting = at('showing.counting');
export const Held = at('showing.held');
