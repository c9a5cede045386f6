import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { toastsSamples } from '../../../machines/toasts/toasts.samples.ts';
import { Toasts, toasts } from './Toasts.tsx';

export default {
  component: Toasts,
} satisfies Meta<typeof Toasts>;

const at = createStateStories(toasts, toastsSamples);

export const Empty = at('empty');
export const Counting = at('showing.counting');
export const Hovered = at('showing.hovered');
